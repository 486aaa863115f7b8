import { dataOutput } from '../../outputs/output';
import { backgroundJob } from '../job.answer';

export const backgroundJobOutput = dataOutput(backgroundJob.nullable());
