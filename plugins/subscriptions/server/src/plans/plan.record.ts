import { env, isPaymentLink } from '@mayorista/config';
import { defineRecord, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { subscriptionPlan } from '../../../shared';

/** Serves the plans of subscription products to staff: their payment links lead to the payment provider and nowhere else. */
export const subscriptionPlans = defineRecord(subscriptionPlan, {
  check: ({ init_point: link }) => {
    const { subscriptionPaymentHosts: hosts } = env();
    return isPaymentLink(link, hosts)
      ? []
      : [{ code: 'init_point_not_allowed', field: 'init_point', params: { hosts: hosts.join(', ') } }];
  },
  checkIn: async ({ tx, record }) => {
    const [product] = await service(tx.strapi, 'catalogue.cards').rows([record.product_id]);
    return product?.product_type === 'product_type_subscription'
      ? []
      : [{ code: 'plan_of_no_subscription', field: 'product_id' }];
  },
});
