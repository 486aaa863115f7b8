import { z } from 'zod';
import { dataOutput, dayOutput, instantOutput, listOutput } from '@mayorista/kernel';
import { nomProductGate } from '../products/sheet.answer';

const nomGateOverride = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    gate: nomProductGate,
    gate_label: z.string(),
    reason: z.string(),
    expires_on: dayOutput.nullable(),
    granted_by: z.string(),
    granted_at: instantOutput,
    revoked_by: z.string().nullable(),
    revoked_at: z.string().nullable(),
    is_open: z.boolean(),
  })
  .meta({ id: 'NomGateOverride' });

export const nomGateOverrideListOutput = listOutput(nomGateOverride);

export const nomGateOverrideOutput = dataOutput(nomGateOverride);
