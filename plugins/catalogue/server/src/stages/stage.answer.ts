import { z } from 'zod';
import { paginationOutput } from '@mayorista/kernel';

export const stage = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    is_valid: z.boolean(),
    valid_flow_types: z.array(z.string()).nullable(),
    position: z.int().nullable(),
  })
  .meta({ id: 'Stage' });

/** A page of stages; with `validStages` those that may still be chosen, under that name too. */
export const stageListOutput = z.strictObject({
  data: z.array(stage),
  validStages: z.array(stage).optional(),
  total: z.int(),
  meta: z.strictObject({ pagination: paginationOutput }),
});
