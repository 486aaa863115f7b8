import { dataOutput } from '../outputs/output';
import { backgroundJob } from '../jobs/job.answer';

export const exportOutput = dataOutput(backgroundJob);
