import { knexOf, nextStates, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '../../../contract';
import { tables } from '../uids';
import { transferMachine } from './transfer.machine';
import { linesOf, type TransferLine, type TransferRow } from './transfer.store';

interface Named {
  readonly id: number;
  readonly name: string;
}

const at = (moment: TransferRow['sent_at']): string | null => (moment === null ? null : new Date(moment).toISOString());
const day = (given: TransferRow['expected_on']): string | null => {
  if (given === null) return null;
  return given instanceof Date ? given.toISOString().slice(0, 10) : String(given).slice(0, 10);
};

/** Transfers as the API shows them, with their lines and what their viewer may do next. */
export async function transferViews(strapi: Core.Strapi, rows: readonly TransferRow[], actor: Actor) {
  const lines = await linesOf(
    knexOf(strapi),
    rows.map(({ id }) => id),
  );
  const products = new Map(
    (await service(strapi, 'catalogue.cards').rows([...new Set(lines.map(({ product_id }) => product_id))])).map(
      (row) => [row.id, row],
    ),
  );
  const places = new Map(
    ((await knexOf(strapi)(tables.branch).select('id', 'name')) as Named[]).map((row) => [row.id, row]),
  );
  return rows.map((row) => {
    const own = lines.filter(({ transfer_id: id }) => id === row.id);
    return {
      id: row.id,
      stage: row.stage,
      stage_translation: transferMachine.labels[row.stage],
      source_warehouse_id: row.source_warehouse_id,
      target_warehouse_id: row.target_warehouse_id,
      source_warehouse: places.get(row.source_warehouse_id) ?? null,
      target_warehouse: places.get(row.target_warehouse_id) ?? null,
      is_restock: Boolean(row.is_restock),
      notes: row.notes,
      requested_by: row.requested_by,
      expected_on: day(row.expected_on),
      sent_at: at(row.sent_at),
      received_at: at(row.received_at),
      createdAt: at(row.created_at),
      updatedAt: at(row.updated_at),
      total_pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      transfer_details: own.map((line) => lineView(line, products.get(line.product_id))),
      next_stages: nextStates(transferMachine, row.stage, { lineCount: own.length }, actor).map(({ to, label }) => ({
        stage: to,
        label,
      })),
    };
  });
}

const lineView = (
  { id, product_id, grade, quantity, suggested_quantity, quantity_received }: TransferLine,
  product: { name_es: string; model: string } | undefined,
) => ({
  id,
  product_id,
  name: product?.name_es ?? null,
  model: product?.model ?? null,
  grade,
  quantity,
  suggested_quantity,
  quantity_received,
});
