import { knexWithin, type Deps } from '@mayorista/kernel';
import type { ShippingCostService } from '../../../contract';
import { shippingCost } from './shipping-cost.rules';
import { ratesInForce } from './shipping-rate.store';

/** What deliveries cost by the rates in force. */
export const shippingCostService = ({ strapi }: Deps): ShippingCostService => ({
  quote: async (question) => shippingCost(question, await ratesInForce(knexWithin(strapi))),
});
