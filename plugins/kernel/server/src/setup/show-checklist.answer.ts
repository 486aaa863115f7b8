import { z } from 'zod';
import { dataOutput } from '../outputs/output';

const setupChecklist = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    detail: z.string(),
    to: z.string().nullable(),
  })
  .meta({ id: 'SetupChecklist' });

export const setupChecklistOutput = dataOutput(z.array(setupChecklist));
