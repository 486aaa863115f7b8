import { insertRows, now, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** Writes how many pieces of a line arrived. */
export async function writeReceived(tx: Tx, lineId: number, quantity: number): Promise<void> {
  await tx.trx(tables.transferDetail).where({ id: lineId }).update({ quantity_received: quantity, updated_at: now() });
}

/** Writes what is on its way: shown as 'Por recibir' of the target until it arrives. */
export const announceTransit = (tx: Tx, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> =>
  insertRows(tx, tables.transit, rows);

/** Removes what a transfer announced. */
export async function endTransit(tx: Tx, transferId: number): Promise<void> {
  await tx
    .trx(tables.transit)
    .where({ reference_type: 'transfer', reference_id: String(transferId) })
    .delete();
}

/** Reads how many days a transfer to a warehouse takes. */
export async function transferDays(tx: Tx, warehouseId: number): Promise<number> {
  const row = (await tx.trx(tables.branch).where({ id: warehouseId }).first('transfer_days')) as
    { transfer_days: number | null } | undefined;
  return row?.transfer_days ?? 0;
}
