import type { JobHandler } from '@mayorista/kernel';
import { refreshSubscription } from './refresh-subscription';

export const run: JobHandler<{ subscriptionId: number }> = ({ strapi, payload: { subscriptionId } }) =>
  refreshSubscription(strapi, subscriptionId);
