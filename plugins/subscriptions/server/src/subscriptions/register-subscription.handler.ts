import type { JobHandler } from '@mayorista/kernel';
import { registerAtPlatform } from './register-at-platform';

export const run: JobHandler<{ subscriptionId: number }> = async ({ strapi, payload: { subscriptionId } }) => ({
  result: await registerAtPlatform(strapi, subscriptionId),
});
