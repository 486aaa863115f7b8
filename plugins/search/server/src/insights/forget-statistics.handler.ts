import { SEARCH_INSIGHTS } from '@mayorista/config';
import { inTransaction, type JobHandler } from '@mayorista/kernel';
import { forgetBefore } from './statistic.store';

export const run: JobHandler<object> = ({ strapi }) =>
  inTransaction(strapi, async (tx) => ({ forgotten: await forgetBefore(tx, SEARCH_INSIGHTS.keptDays) }));
