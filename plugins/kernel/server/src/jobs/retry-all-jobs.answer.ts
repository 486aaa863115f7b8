import { z } from 'zod';
import { dataOutput } from '../outputs/output';

const backgroundJob = z.strictObject({ revived: z.number(), resumed: z.number() }).meta({ id: 'KernelBackgroundJob' });

export const backgroundJobOutput = dataOutput(backgroundJob);
