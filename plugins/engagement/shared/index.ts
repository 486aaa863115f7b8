/** What server, panel and store share of this plugin. */
export { purchaseSatisfaction, purchaseSteps, type PurchaseStep } from './purchase-satisfaction.shape';
