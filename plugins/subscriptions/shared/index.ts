/** What server, panel and store share of this plugin. */
export { acobaInstaller } from './installer.shape';
export { acobaSubscription, statusTones, statusWords, type SubscriptionStatus } from './subscription.shape';
export { subscriptionPlan } from './plan.shape';
