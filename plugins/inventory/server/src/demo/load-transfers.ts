import { branches, products, transfers, type TransferSeed } from '@mayorista/database/seeds';
import { addDays, insertRow, insertRows, now, today, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { idOf, type Known } from './demo-ids';

const dayMs = 86_400_000;

/** Transfers under way; what those sent took from their shelves is in the ledger already. */
export async function loadTransfers(tx: Tx, known: Known): Promise<void> {
  for (const transfer of transfers) await loadTransfer(tx, known, transfer);
}

async function loadTransfer(tx: Tx, { productIds, branchIds }: Known, transfer: TransferSeed): Promise<void> {
  const { source, target, stage, is_restock, notes, sent_days_ago: daysAgo } = transfer;
  const expectedOn = stage === 'sent' ? addDays(today(), daysTo(target) - daysAgo) : null;
  const id = await insertRow(tx, tables.transfer, {
    source_warehouse_id: idOf(branchIds, source),
    target_warehouse_id: idOf(branchIds, target),
    stage,
    is_restock,
    notes,
    requested_by: 'Rodrigo Elizondo Ponce',
    expected_on: expectedOn,
    sent_at: stage === 'sent' ? new Date(now().getTime() - daysAgo * dayMs) : null,
  });
  const lines = transfer.lines.map(({ model, quantity }) => ({
    product_id: idOf(productIds, skuOf(model)),
    quantity,
  }));
  await insertRows(
    tx,
    tables.transferDetail,
    lines.map((line) => ({ ...line, transfer_id: id, grade: 'Stock' })),
  );
  if (expectedOn === null) return;
  await insertRows(
    tx,
    tables.transit,
    lines.map((line) => ({
      ...line,
      branch_id: idOf(branchIds, target),
      available_on: expectedOn,
      reference_type: 'transfer',
      reference_id: String(id),
    })),
  );
}

const daysTo = (branch: string): number => branches.find(({ code }) => code === branch)?.transfer_days ?? 0;

function skuOf(model: string): string {
  const sku = products.find((product) => product.model === model)?.sku;
  if (sku === undefined) throw new Error(`The demo world names something unknown: ${model}`);
  return sku;
}
