/** What server, panel and store share of this plugin. */
export { purchaseSatisfaction, purchaseSteps } from './purchase-satisfaction.shape';
