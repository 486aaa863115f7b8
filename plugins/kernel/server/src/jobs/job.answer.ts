import { z } from 'zod';
import { instantOutput } from '../outputs/parts';

export const backgroundJob = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    label: z.string(),
    state: z.enum(['queued', 'running', 'done', 'dead']),
    attempts: z.int(),
    run_at: instantOutput,
    finished_at: instantOutput.nullable(),
    progress_done: z.int(),
    progress_total: z.int(),
    result: z
      .unknown()
      .meta({ description: 'Lo que el trabajo dejó; cada tipo de trabajo tiene lo suyo', examples: [{ rows: 120 }] }),
    last_error: z.string().nullable(),
    requested_by: z.string().nullable(),
    away_since: instantOutput.nullable(),
  })
  .meta({ id: 'BackgroundJob' });
