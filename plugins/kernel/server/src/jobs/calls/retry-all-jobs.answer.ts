import { z } from 'zod';
import { dataOutput } from '../../outputs/output';

const backgroundJob = z.strictObject({ revived: z.int(), resumed: z.int() }).meta({ id: 'RetriedJobs' });

export const backgroundJobOutput = dataOutput(backgroundJob);
