import type { Knex } from 'knex';
import { env, isPaymentLink } from '@mayorista/config';
import { tables } from '../uids';

/** A plan with its lines, in their order. */
export interface PlanRow {
  readonly id: number;
  readonly product_id: number;
  readonly capacity: string;
  readonly init_point: string;
  readonly lines: readonly string[];
}

/** Reads the plans of some products, by product. */
export async function plansOf(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, PlanRow>> {
  const plans = (await knex(tables.plan)
    .whereIn('product_id', [...productIds])
    .select('id', 'product_id', 'capacity', 'init_point')) as Omit<PlanRow, 'lines'>[];
  const lines = (await knex(tables.planLine)
    .whereIn(
      'subscription_plan_id',
      plans.map(({ id }) => id),
    )
    .orderBy('id')
    .select('subscription_plan_id', 'text')) as { subscription_plan_id: number; text: string }[];
  return new Map(
    plans.map((plan) => [
      plan.product_id,
      { ...plan, lines: lines.flatMap((line) => (line.subscription_plan_id === plan.id ? [line.text] : [])) },
    ]),
  );
}

/** Returns where a plan is paid; null where nobody may be led there any more. */
export const paymentLinkOf = (plan: Pick<PlanRow, 'init_point'> | undefined): string | null =>
  plan !== undefined && isPaymentLink(plan.init_point, env().subscriptionPaymentHosts) ? plan.init_point : null;
