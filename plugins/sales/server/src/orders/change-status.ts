import {
  emit,
  inTransaction,
  move,
  NotFoundError,
  reject,
  service,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { Grade } from '@mayorista/inventory/contract';
import { orderStatusChanged } from '../../../events';
import { asksReason, isOrderStatus, type OrderStatus } from '../../../order.states';
import { isZero } from '@mayorista/kernel/shared';
import { cancelPayments, receivePayments } from '../payments/settle-payments';
import { statusAfter } from '../shipments/shipment.rules';
import { shippableLines } from '../shipments/shipment.store';
import { isMarkedUpOrder } from './order.amounts';
import { orderMachine } from './order.machine';
import { detailsOf, insertEvent, lockOrder, updateStatus, type OrderRow } from './order.store';

export interface StatusChange {
  readonly orderId: number;
  readonly to: string;
  /** The status the person saw when they decided; another one by now answers 409. */
  readonly expected?: OrderStatus;
  /** Why; asked for where the states say so. */
  readonly reason?: string;
}

/** Moves an order along its machine; canceling gives its pieces back to the shelf they came from. */
export const changeStatus = (strapi: Core.Strapi, change: StatusChange, actor: Actor): Promise<void> =>
  inTransaction(strapi, (tx) => changeStatusIn(tx, change, actor));

/** The same inside a transaction. */
export async function changeStatusIn(tx: Tx, change: StatusChange, actor: Actor): Promise<void> {
  const { orderId: id, to, expected, reason } = change;
  const order = await lockOrder(tx, id);
  if (order === undefined) throw new NotFoundError();
  if (!isOrderStatus(to)) return reject('not_an_option', 'status');
  const details = await detailsOf(tx.trx, id);
  await move(tx, {
    machine: orderMachine,
    modelType: 'sale-orders',
    modelId: id,
    from: order.status,
    to,
    expected,
    subject: { lineCount: details.length, shipping: statusAfter(await shippableLines(tx.trx, [id])) },
    actor,
    apply: async (effect) => {
      if (asksReason(to) && !reason) reject('reason_required', 'reason');
      if (effect === 'receivePayments') await receivePayments(tx, id);
      const refunded = effect === 'undo' ? await undo(tx, order, actor) : '0.00';
      await updateStatus(tx, id, to);
      await insertEvent(tx, id, { status: to, told: { event: 'status' }, actorName: actor.name, reason });
      if (!isZero(refunded))
        await insertEvent(tx, id, {
          status: to,
          // Its buyer reads the history, and may not know what was charged.
          told: isMarkedUpOrder(order)
            ? { event: 'company_wallet_credited' }
            : { event: 'wallet_credited', params: { amount: refunded, currency: order.currency } },
          actorName: actor.name,
        });
    },
  });
  await emit(tx, orderStatusChanged, { orderId: id, status: to });
}

/** Gives pieces back to their shelves and money back to its ledgers. Returns what went to the wallet. */
async function undo(tx: Tx, order: OrderRow, actor: Actor): Promise<string> {
  await giveStockBack(tx, order, actor);
  return cancelPayments(tx, order, actor);
}

async function giveStockBack(tx: Tx, order: OrderRow, actor: Actor): Promise<void> {
  const cause = {
    cause: 'Cancelación de pedido',
    referenceType: 'sale-order',
    referenceId: String(order.id),
    actorName: actor.name,
  };
  const lines = (await detailsOf(tx.trx, order.id)).flatMap(
    ({ product_id: productId, branch_id: branchId, grade, quantity, fulfilment }) =>
      branchId === null || (fulfilment ?? 'stock') !== 'stock'
        ? []
        : [{ productId, branchId, grade: (grade ?? 'Stock') as Grade, quantity }],
  );
  await service(tx.strapi, 'inventory.stock').giveBack(tx, lines, cause);
}
