/** What server, panel and store share of this plugin. */
export { acobaInstaller } from './installer.shape';
export { acobaSubscription, statusTones, statuses, type SubscriptionStatus } from './subscription.shape';
export { subscriptionPlan } from './plan.shape';
