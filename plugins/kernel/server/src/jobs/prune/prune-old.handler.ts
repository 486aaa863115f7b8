import type { JobHandler } from '../define-job';
import { prune } from '../job.store';

const keptDays = 30;

export const run: JobHandler<object> = ({ strapi }) => prune(strapi, keptDays);
