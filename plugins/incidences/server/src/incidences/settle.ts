import { nowInstant, reject, service, type Actor, type MoveContext, type Tx } from '@mayorista/kernel';
import type { ColumnsOf, RowOf } from '@mayorista/kernel/shape';
import '@mayorista/billing/contract';
import '@mayorista/sales/contract';
import type { incidence } from '../../../shared/incidence.shape';

type Row = RowOf<typeof incidence>;
type Columns = ColumnsOf<typeof incidence>;

/**
 * Settles an incidence: with a credit note of the order's invoice, with new pieces for nothing, or by giving the repaired piece back. Throws
 * ValidationError with every reason.
 */
export async function settle({
  tx,
  actor,
  record,
  input: { resolution },
}: MoveContext<typeof incidence, 'resolve'>): Promise<Columns> {
  const columns = { resolved_at: nowInstant(), resolution };
  switch (resolution) {
    case 'credit_note':
      return { ...columns, credit_note_id: await creditPieces(tx, record, actor) };
    case 'replacement':
      return { ...columns, replacement_order_id: await sendPieces(tx, record, actor) };
    case 'repair':
      await handBack(tx, record, actor);
      return columns;
  }
}

/**
 * What is returned (relation 03) are the lines of the product, as many as it takes: a note an invoice. Returns the first note's id; the
 * others name the incidence too.
 */
async function creditPieces(tx: Tx, record: Row, actor: Actor): Promise<number> {
  const billing = service(tx.strapi, 'billing.invoices');
  const { sale_order_id: orderId, product_id: productId, grade, quantity } = record;
  const parts = await billing.findReturnable(tx, { orderId, productId, grade, quantity, field: 'resolution' });
  const ids: number[] = [];
  for (const [at, { invoiceId, lines }] of parts.entries()) {
    const key = at === 0 ? `incidence:${record.id}` : `incidence:${record.id}:${at + 1}`;
    const reason = `Devolución por la incidencia ${record.id}`;
    ids.push((await billing.creditNote(tx, invoiceId, { kind: 'return', key, reason, lines }, actor)).id);
  }
  return ids[0] ?? reject('not_on_invoice', 'resolution');
}

async function sendPieces(tx: Tx, record: Row, actor: Actor): Promise<number> {
  const branchId = record.received_branch_id ?? record.branch_id;
  if (branchId === null) return reject('warehouse_unknown', 'resolution');
  const { id } = await service(tx.strapi, 'sales.past-orders').replace(tx, {
    source: { type: 'incidence', id: String(record.id) },
    orderId: record.sale_order_id,
    productId: record.product_id,
    grade: record.grade,
    quantity: record.quantity,
    branchId,
    actor,
  });
  return id;
}

/** The repaired piece leaves the shelf on which it was received. */
async function handBack(tx: Tx, record: Row, actor: Actor): Promise<void> {
  const { received_branch_id: branchId, received_grade: grade } = record;
  if (branchId === null || grade === null) return reject('warehouse_unknown', 'resolution');
  await service(tx.strapi, 'inventory.stock').take(
    tx,
    { type: 'incidence', id: String(record.id) },
    [{ productId: record.product_id, branchId, grade, quantity: record.quantity }],
    {
      cause: 'Pieza reparada devuelta al cliente',
      referenceType: 'incidence',
      referenceId: String(record.id),
      actorName: actor.name,
    },
  );
}
