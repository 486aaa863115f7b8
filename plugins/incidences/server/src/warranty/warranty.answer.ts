import { z } from 'zod';
import { dataOutput, dayOutput } from '@mayorista/kernel';
import type { Grade } from '@mayorista/inventory/contract';
import { grades, warrantyWords, type WarrantyStatus } from '../../../shared/terms';

const statuses = Object.keys(warrantyWords) as [WarrantyStatus, ...WarrantyStatus[]];
const gradeNames = Object.keys(grades) as [Grade, ...Grade[]];

const incidenceWarranty = z
  .strictObject({
    status: z.enum(statuses),
    status_label: z.string().meta({ examples: [warrantyWords.covered.es] }),
    until: dayOutput.nullable(),
    delivered_on: dayOutput.nullable(),
    grade: z.enum(gradeNames),
  })
  .meta({ id: 'IncidenceWarranty' });

export const incidenceWarrantyOutput = dataOutput(incidenceWarranty);
