import { z } from 'zod';
import { defineRecord, getKnex, say } from '@mayorista/kernel';
import { acobaSubscription, statusWords } from '../../../shared';
import { ownedRowsInReach } from '../owner';
import { paymentLinkOf, plansOf } from '../plans/plan.store';

/** Serves subscriptions: to whose they are, and to staff. They are bought by a call of their own, and change as the platform says. */
export const subscriptions = defineRecord(acobaSubscription, {
  omits: ['findOne', 'create', 'update', 'remove'],
  scope: ownedRowsInReach,
  companyOf: ({ company_id: id }) => id,
  computedOutput: {
    status_label: z.string().meta({ examples: ['Pago pendiente'] }),
    init_point: z.string().nullable().meta({ description: 'Liga del proveedor en que se paga' }),
  },
  computed: async (strapi, rows) => {
    const plans = await plansOf(
      getKnex(strapi),
      rows.flatMap(({ product_id: id }) => id ?? []),
    );
    return ({ status, product_id: productId }) => ({
      status_label: status === null ? '' : say(statusWords[status]),
      init_point: paymentLinkOf(productId === null ? undefined : plans.get(productId)),
    });
  },
});
