import { getKnex, service, type Deps, type FieldError } from '@mayorista/kernel';
import type { Knex } from 'knex';
import '../../../contract';
import type { PaymentOption, PaymentOptionService, PaymentPart, PaymentPlan } from '../../../contract';
import { offeredOptions } from './payment-option.store';
import { planErrors, planPayment } from './payment-plan.rules';

/** Ways to pay. */
export const paymentOptionService = ({ strapi }: Deps): PaymentOptionService => ({
  async options(companyId, currency) {
    const offered = await offeredOptions(getKnex(strapi));
    return Promise.all(
      offered.map(async ({ method, name, commission_percentage: percentage }): Promise<PaymentOption> => {
        const money =
          method === 'credit' || method === 'wallet'
            ? await service(strapi, `payments.${method}`).available(companyId, currency)
            : null;
        return {
          method,
          name,
          commissionPercentage: String(percentage),
          available: money?.available ?? null,
          closedBecause: money?.blockedBecause ?? [],
        };
      }),
    );
  },
  plan: (parts, total) => planBy(getKnex(strapi), parts, total),
  planIn: (tx, parts, total) => planBy(tx.trx, parts, total),
});

async function planBy(
  knex: Knex,
  parts: readonly PaymentPart[],
  total: string,
): Promise<PaymentPlan | readonly FieldError[]> {
  const offered = await offeredOptions(knex);
  const commissions = new Map<string, string>(
    offered.map(({ method, commission_percentage: percentage }) => [method, String(percentage)]),
  );
  const refusals = planErrors(parts, total, commissions);
  return refusals.length > 0 ? refusals : planPayment(parts, total, commissions);
}
