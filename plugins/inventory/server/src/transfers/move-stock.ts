import {
  addDays,
  emit,
  instant,
  now,
  throwIfAny,
  service,
  today,
  type MoveContext,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import type { ColumnsOf, LineOf, RowOf } from '@mayorista/kernel/shape';
import type { Cause } from '../../../contract';
import { stockChanged } from '../../../events';
import type { transfer } from '../../../shared/transfer.shape';
import { free, keyOf } from '../stock/stock.rules';
import { lockBalances } from '../stock/stock.store';
import { receivedOf } from './transfer.rules';
import { announceTransit, endTransit, transferDays, writeReceived } from './transfer.store';

type Row = RowOf<typeof transfer>;
type Line = LineOf<typeof transfer, 'details'>;
type Columns = Promise<ColumnsOf<typeof transfer>>;
type Context = Pick<MoveContext<typeof transfer, 'send'>, 'tx' | 'record' | 'actor'>;

/** Takes the pieces from the source and announces those that can be sold at the target. Throws ValidationError for lines that the source cannot fill. */
export async function sendTransfer(context: Context): Columns {
  const { tx, record } = context;
  await refuseShortages(tx, record);
  for (const line of inLockOrder(record.details))
    await adjustStock(context, line, {
      branchId: record.source_warehouse_id,
      delta: -line.quantity,
      cause: 'Traspaso enviado',
    });
  const expected = addDays(today(), await transferDays(tx, record.target_warehouse_id));
  await announceTransit(
    tx,
    record.details
      .filter(({ grade }) => grade === 'Stock')
      .map(({ product_id, quantity }) => ({
        product_id,
        branch_id: record.target_warehouse_id,
        quantity,
        available_on: expected,
        reference_type: 'transfer',
        reference_id: String(record.id),
      })),
  );
  return { expected_on: expected, sent_at: instant(now()) };
}

/** Puts what arrived on the target's shelves; what is missing stays written on its line. */
export async function receiveTransfer(context: MoveContext<typeof transfer, 'receive'>): Columns {
  const { tx, record, input } = context;
  const { received, refusals } = receivedOf(record.details, input.received ?? []);
  throwIfAny(refusals);
  for (const line of inLockOrder(record.details)) {
    const quantity = received.get(line.id) ?? line.quantity;
    if (quantity > 0)
      await adjustStock(context, line, {
        branchId: record.target_warehouse_id,
        delta: quantity,
        cause: 'Traspaso recibido',
      });
    // Nothing of it goes on a shelf, and yet it is promised no more.
    else await emit(tx, stockChanged, { productIds: [line.product_id] });
    await writeReceived(tx, line.id, quantity);
  }
  await endTransit(tx, record.id);
  return { received_at: instant(now()) };
}

/** Gives the pieces back to the source. */
export async function returnTransfer(context: Context): Columns {
  const { tx, record } = context;
  for (const line of inLockOrder(record.details))
    await adjustStock(context, line, {
      branchId: record.source_warehouse_id,
      delta: line.quantity,
      cause: 'Traspaso cancelado',
    });
  await endTransit(tx, record.id);
  return {};
}

/** Sorts lines in the order in which everybody locks shelves. */
const inLockOrder = (lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => a.product_id - b.product_id || a.grade.localeCompare(b.grade));

/** Throws ValidationError on every line that asks for more than its shelf has free. */
async function refuseShortages(tx: Tx, { details, source_warehouse_id: branchId }: Row): Promise<void> {
  const shelves = details.map(({ product_id, grade }) => ({ productId: product_id, branchId, grade }));
  const balances = await lockBalances(tx, shelves);
  throwIfAny(
    details.flatMap((line, index): FieldError[] => {
      const shelf = shelves[index];
      const available = shelf === undefined ? 0 : free(balances.get(keyOf(shelf)) ?? { onHand: 0, reserved: 0 });
      if (line.quantity <= available) return [];
      const params = { available: Math.max(0, available) };
      return [{ code: 'not_enough_stock', field: `details.${index}.quantity`, params }];
    }),
  );
}

interface Adjustment {
  readonly branchId: number;
  readonly delta: number;
  readonly cause: string;
}

async function adjustStock({ tx, record, actor }: Context, line: Line, adjustment: Adjustment): Promise<void> {
  const { branchId, delta, cause } = adjustment;
  const why: Cause = { cause, referenceType: 'transfer', referenceId: String(record.id), actorName: actor.name };
  const shelf = { productId: line.product_id, branchId, grade: line.grade, delta };
  await service(tx.strapi, 'inventory.stock').adjust(tx, shelf, why);
}
