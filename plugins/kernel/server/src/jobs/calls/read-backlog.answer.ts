import { z } from 'zod';
import { dataOutput } from '../../outputs/output';

const backgroundJobWaiting = z.strictObject({
  name: z.string(),
  label: z.string(),
  count: z.int(),
  since: z.string(),
  error: z.string().nullable(),
});

const backgroundJob = z
  .strictObject({
    queued: z.int(),
    running: z.int(),
    dead: z.int(),
    waiting: z.array(backgroundJobWaiting),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Backlog' });

export const backgroundJobOutput = dataOutput(backgroundJob);
