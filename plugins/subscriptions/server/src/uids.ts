import { acobaInstaller, acobaSubscription, subscriptionPlan } from '../../shared';

export const tables = {
  installer: acobaInstaller.table,
  plan: subscriptionPlan.table,
  planLine: 'subscription_plan_lines',
  subscription: acobaSubscription.table,
} as const;
