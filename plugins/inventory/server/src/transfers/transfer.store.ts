import type { Knex } from 'knex';
import { forUpdate, insertRow, insertRows, now, type Tx } from '@mayorista/kernel';
import type { Grade } from '../../../contract';
import { tables } from '../uids';
import { stagesInProcess, type TransferStage } from './transfer.machine';
import type { TransferLineInput, TransferQuery } from './transfer.schema';

export interface TransferRow {
  readonly id: number;
  readonly source_warehouse_id: number;
  readonly target_warehouse_id: number;
  readonly stage: TransferStage;
  readonly is_restock: boolean | number;
  readonly notes: string | null;
  readonly requested_by: string | null;
  readonly expected_on: string | Date | null;
  readonly sent_at: string | number | Date | null;
  readonly received_at: string | number | Date | null;
  readonly created_at: string | number | Date;
  readonly updated_at: string | number | Date;
}

export interface TransferLine {
  readonly id: number;
  readonly transfer_id: number;
  readonly product_id: number;
  readonly grade: Grade;
  readonly quantity: number;
  readonly suggested_quantity: number | null;
  readonly quantity_received: number | null;
}

/** Transfers that a question asks for; those of one branch alone when it is given. */
export function transfersOf(knex: Knex, asked: TransferQuery, branchId: number | null): Knex.QueryBuilder {
  const query = knex(tables.transfer);
  if (asked.inProcess || asked.in_process) query.whereIn('stage', [...stagesInProcess]);
  if (asked.stage !== undefined) query.where({ stage: asked.stage });
  if (asked.source_warehouse_id !== undefined) query.where({ source_warehouse_id: asked.source_warehouse_id });
  if (asked.target_warehouse_id !== undefined) query.where({ target_warehouse_id: asked.target_warehouse_id });
  if (asked.product_id !== undefined)
    query.whereIn('id', knex(tables.transferDetail).where({ product_id: asked.product_id }).select('transfer_id'));
  if (branchId !== null)
    query.where((own) => void own.where({ source_warehouse_id: branchId }).orWhere({ target_warehouse_id: branchId }));
  return query;
}

export const findTransfer = async (knex: Knex, id: number): Promise<TransferRow | null> =>
  ((await knex(tables.transfer).where({ id }).first()) as TransferRow | undefined) ?? null;

/** The transfer, locked until the transaction ends. */
export async function lockTransfer(tx: Tx, id: number): Promise<TransferRow | null> {
  const [row] = (await forUpdate(tx, tx.trx(tables.transfer).where({ id }))) as unknown as TransferRow[];
  return row ?? null;
}

export const linesOf = (knex: Knex, transferIds: readonly number[]): Promise<TransferLine[]> =>
  knex(tables.transferDetail)
    .whereIn('transfer_id', [...transferIds])
    .orderBy('id') as unknown as Promise<TransferLine[]>;

export const insertTransfer = (tx: Tx, row: Readonly<Record<string, unknown>>): Promise<number> =>
  insertRow(tx, tables.transfer, row);

export async function replaceLines(tx: Tx, transferId: number, lines: readonly TransferLineInput[]): Promise<void> {
  await tx.trx(tables.transferDetail).where({ transfer_id: transferId }).delete();
  await insertRows(
    tx,
    tables.transferDetail,
    lines.map(({ product_id, quantity, grade, suggested_quantity }) => ({
      transfer_id: transferId,
      product_id,
      quantity,
      grade,
      suggested_quantity: suggested_quantity ?? null,
      quantity_received: null,
    })),
  );
}

export async function changeTransfer(tx: Tx, id: number, change: Readonly<Record<string, unknown>>): Promise<void> {
  await tx
    .trx(tables.transfer)
    .where({ id })
    .update({ ...change, updated_at: now() });
}

export async function writeReceived(tx: Tx, lineId: number, quantity: number): Promise<void> {
  await tx.trx(tables.transferDetail).where({ id: lineId }).update({ quantity_received: quantity, updated_at: now() });
}

/** What is on its way because of a transfer: shown as 'Por recibir' of the target until it arrives. */
export const announceTransit = (tx: Tx, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> =>
  insertRows(tx, tables.transit, rows);

export async function endTransit(tx: Tx, transferId: number): Promise<void> {
  await tx
    .trx(tables.transit)
    .where({ reference_type: 'transfer', reference_id: String(transferId) })
    .delete();
}

/** Active warehouses among the ids. */
export async function activeWarehouses(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = (await tx
    .trx(tables.branch)
    .whereIn('id', [...ids])
    .where({ status: 1 })
    .select('id', 'transfer_days')) as { id: number; transfer_days: number | null }[];
  return new Map(rows.map(({ id, transfer_days: days }) => [id, days ?? 0]));
}
