import { z } from 'zod';
import { dataOutput } from '../../outputs/output';

const backgroundJobCount = z
  .strictObject({
    queued: z.int(),
    running: z.int(),
    dead: z.int(),
    dead_by_label: z.array(z.strictObject({ name: z.string(), label: z.string(), count: z.int() })),
  })
  .meta({ id: 'BackgroundJobCount' });

export const backgroundJobCountOutput = dataOutput(backgroundJobCount);
