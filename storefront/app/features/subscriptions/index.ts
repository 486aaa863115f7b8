/** What other features may use of subscriptions. */
export { SubscribePanel } from './components/SubscribePanel';
export type { PlanAnswer } from './subscriptions.api.server';
