import {
  emit,
  isAllowed,
  ForbiddenError,
  NotFoundError,
  recordAudit,
  throwIfAny,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { decimal, isZero, roundToCents } from '@mayorista/kernel/shared';
import { orderLinesChanged } from '../../../events';
import { isWanted } from '../../../order.states';
import { changeStatusIn } from '../orders/change-status';
import { isMarkedUpOrder, lineMarkedUp } from '../orders/order.amounts';
import { totalsOf } from '../orders/order.rules';
import { ordersOf } from '../orders/order.scope';
import { detailsOf, insertEvent, lockOrder, type DetailRow, type OrderRow } from '../orders/order.store';
import { lockPayments, updatePayment } from '../payments/payment.store';
import { giveBack } from '../payments/settle-payments';
import { tables } from '../uids';
import { judgeBackorder, lowerParts } from './backorder.rules';
import { writeReplacement } from './write-replacement';

/** What becomes of a line that waits: it is not wanted any more, or another product that is there comes instead. */
export type BackorderWish = { readonly action: 'cancel' } | { readonly action: 'replace'; readonly productId: number };

interface Waiting {
  readonly order: OrderRow;
  readonly line: DetailRow;
}

/**
 * Changes a line of an order that waits for its pieces, within the actor's reach; what the order costs less then goes back to where it was
 * paid from. An order of which nothing else is left is canceled. Returns the order's id. Throws ValidationError with every reason,
 * NotFoundError, ForbiddenError.
 */
export async function changeBackorder(tx: Tx, actor: Actor, lineId: number, wish: BackorderWish): Promise<number> {
  if (!isAllowed(actor, 'sale-order-backorders.change')) throw new ForbiddenError();
  const waiting = await lockWaiting(tx, actor, lineId);
  const { order, line } = waiting;
  throwIfAny(judgeBackorder(order.status, line, await lockPayments(tx, order.id)));
  const others = (await detailsOf(tx.trx, order.id)).filter((each) => each.id !== line.id && isWanted(each));
  if (wish.action === 'cancel' && others.length === 0) {
    await changeStatusIn(
      tx,
      { orderId: order.id, to: 'canceled', reason: `Se canceló lo que faltaba: ${line.name}` },
      lend(actor, 'sale-orders.manage'),
    );
    await markLine(tx, line.id, { fulfilment: 'canceled' });
  } else {
    if (wish.action === 'cancel') await markLine(tx, line.id, { fulfilment: 'canceled' });
    else
      await markLine(tx, line.id, {
        fulfilment: 'replaced',
        replaced_by_id: await writeReplacement(tx, { ...waiting, actor }, wish.productId),
      });
    await reprice(tx, order, line.id, actor);
    await payIfNothingIsOpen(tx, order, actor);
    await emit(tx, orderLinesChanged, { orderId: order.id });
  }
  const code = wish.action === 'cancel' ? 'waiting_cancelled' : 'waiting_replaced';
  const { status } = (await lockOrder(tx, order.id)) ?? order;
  await insertEvent(tx, order.id, {
    status,
    told: { event: code, params: { name: line.name } },
    actorName: actor.name,
  });
  await recordAudit(tx, actor, {
    modelType: 'sale-orders',
    modelId: order.id,
    action: 'backorder-changed',
    after: { detail_id: line.id, ...wish },
  });
  return order.id;
}

/** What follows from the buyer's own change is a step of the house's: its permission is lent for it, and the audit keeps the buyer's name. */
const lend = (actor: Actor, code: string): Actor => ({ ...actor, can: new Set([...actor.can, code]) });

const markLine = (tx: Tx, id: number, columns: Readonly<Record<string, unknown>>): Promise<number> =>
  tx.trx(tables.detail).where({ id }).update(columns);

/** The line with its order, both locked by the order's row. */
async function lockWaiting(tx: Tx, actor: Actor, lineId: number): Promise<Waiting> {
  const found = (await tx.trx(tables.detail).where({ id: lineId }).first('sale_order_id')) as
    { sale_order_id: number } | undefined;
  const id = found?.sale_order_id ?? 0;
  const isInReach = (await ordersOf(tx.strapi, actor).transacting(tx.trx).where({ id }).first('id')) !== undefined;
  const order = isInReach ? await lockOrder(tx, id) : undefined;
  const line = (await tx.trx(tables.detail).where({ id: lineId }).first()) as DetailRow | undefined;
  if (order === undefined || line === undefined) throw new NotFoundError();
  return { order, line };
}

/** Sums the order up again, and lowers the parts of its payment by what it costs less. What its delivery costs stays as it was agreed. */
async function reprice(tx: Tx, order: OrderRow, lineId: number, actor: Actor): Promise<void> {
  const lines = (await detailsOf(tx.trx, order.id)).filter(isWanted);
  const priced = lines.map(({ quantity, unit_price }) => ({ quantity, unitPrice: roundToCents(unit_price) }));
  const { currency, company_id: companyId } = order;
  const totals = totalsOf(priced, currency as 'MXN' | 'USD', String(order.iva_rate), roundToCents(order.shipping_cost));
  await tx
    .trx(tables.order)
    .where({ id: order.id })
    .update({ subtotal: totals.subtotal, iva: totals.iva, total: totals.total, ...markedColumns(order, lines) });
  const less = roundToCents(decimal(order.total).minus(totals.total));
  for (const { part, by } of lowerParts(await lockPayments(tx, order.id), less)) {
    if (part.status === 'pending') {
      const amount = roundToCents(decimal(part.amount).minus(by));
      const commission = roundToCents(decimal(amount).times(part.commission_percentage).dividedBy(100));
      await updatePayment(tx, part.id, isZero(amount) ? { status: 'canceled' } : { amount, commission });
    } else if (companyId !== null) {
      await giveBack(tx, part, { companyId, amount: by, source: `${order.id}:backorder-${lineId}`, actor });
      await updatePayment(tx, part.id, { refunded: roundToCents(decimal(part.refunded ?? 0).plus(by)) });
    }
  }
}

/** What the secondary user who ordered is shown of it; nothing where nothing is marked up. */
function markedColumns(order: OrderRow, lines: readonly DetailRow[]): Readonly<Record<string, string>> {
  if (!isMarkedUpOrder(order)) return {};
  const priced = lines
    .map(lineMarkedUp)
    .map(({ quantity, unit_price }) => ({ quantity, unitPrice: roundToCents(unit_price) }));
  const { currency, iva_rate, shipping_cost } = order;
  const totals = totalsOf(priced, currency as 'MXN' | 'USD', String(iva_rate), roundToCents(shipping_cost));
  return { marked_subtotal: totals.subtotal, marked_iva: totals.iva, marked_total: totals.total };
}

/** What was still to come may all have been for the line that is gone. */
async function payIfNothingIsOpen(tx: Tx, { id, status }: OrderRow, actor: Actor): Promise<void> {
  if (status !== 'pending_payment') return;
  const isOpen = (await lockPayments(tx, id)).some((part) => part.status === 'pending' || part.status === 'in_review');
  if (!isOpen) await changeStatusIn(tx, { orderId: id, to: 'paid' }, lend(actor, 'sale-orders.collect'));
}
