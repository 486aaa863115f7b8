import { getKnex, inTransaction, insertRow, now, roundToCents, type Core } from '@mayorista/kernel';
import type { OrderRow } from '../orders/order.store';
import { reasonsToAsk } from '../spending/spending.rules';
import { tables } from '../uids';
import { seedOf } from './receipts.demo';

const holdHours = 72;
/** Longer than a rule allows, so that there is something to approve for as long as somebody looks at the demo world. */
const heldDays = 30;

/** Gives the buyers of the demo's orders that wait for approval the rule that stopped them. */
export async function loadApprovals(strapi: Core.Strapi): Promise<void> {
  const knex = getKnex(strapi);
  const waiting = (await knex(tables.order)
    .where({ source_type: 'demo', status: 'waiting_approval' })
    .whereNull('approval_expires_at')) as OrderRow[];
  for (const order of waiting) await inTransaction(strapi, (tx) => hold(tx, order));
}

async function hold(tx: Parameters<Parameters<typeof inTransaction>[1]>[0], order: OrderRow): Promise<void> {
  const orderLimit = seedOf(order)?.orderLimit ?? '0.00';
  const currency = order.currency as 'MXN' | 'USD';
  const spent = { total: roundToCents(order.total), currency, exchangeRate: null };
  await insertRow(tx, tables.spendingRule, {
    company_id: order.company_id,
    person_id: order.user_id,
    currency,
    order_limit: orderLimit,
    month_limit: null,
    approver_id: null,
    hold_hours: holdHours,
  });
  await tx
    .trx(tables.order)
    .where({ id: order.id })
    .update({
      approval_reasons: JSON.stringify(reasonsToAsk(spent, [], { currency, orderLimit, monthLimit: null })),
      approval_expires_at: new Date(now().getTime() + heldDays * 86_400_000),
    });
}
