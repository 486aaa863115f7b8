import { z } from 'zod';
import { instantOutput } from '../outputs/parts';

const backgroundJobResult = z.strictObject({
  refreshed: z.int().optional(),
  code: z.string().optional(),
  sent: z.boolean().optional(),
  told: z.boolean().optional(),
  state: z.string().optional(),
  done_by: z.int().optional(),
  products: z.int().optional(),
  changed: z.int().optional(),
  refused: z.int().optional(),
  errors: z.array(z.strictObject({ product_id: z.int(), field: z.string(), message: z.string() })).optional(),
});

export const backgroundJob = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    label: z.string(),
    state: z.string(),
    attempts: z.int(),
    run_at: instantOutput,
    finished_at: instantOutput.nullable(),
    progress_done: z.int(),
    progress_total: z.int(),
    result: backgroundJobResult.nullable(),
    last_error: z.string().nullable(),
    requested_by: z.string().nullable(),
    away_since: z.string().nullable(),
  })
  .meta({ id: 'BackgroundJob' });
