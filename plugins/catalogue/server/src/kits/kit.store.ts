import { insertRows, throwIfAny, type Actor, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { noteChange, productOf, refuseUnknownProducts } from '../products/product-reference';
import { recordTables as tables } from '../sub-record.tables';
import { closesKitCycle } from './kit.rules';

export interface KitRow {
  readonly id: number;
  readonly product_id: number;
  readonly component_id: number;
  readonly quantity: number;
  readonly position: number;
}
export interface KitDetail {
  readonly product_id: number;
  readonly quantity: number;
}

/** What a kit is made of, in order. */
export const readKit = (knex: Knex, productId: number): Promise<KitRow[]> =>
  knex(tables.kitDetail)
    .where({ product_id: productId })
    .orderBy('position')
    .orderBy('id')
    .select('id', 'product_id', 'component_id', 'quantity', 'position') as unknown as Promise<KitRow[]>;

/** Makes a kit of what was sent. Throws ValidationError when a component is unknown, repeated, or made of the kit itself. */
export async function saveKit(tx: Tx, actor: Actor, productId: number, details: readonly KitDetail[]): Promise<void> {
  await productOf(tx.trx, productId);
  await refuseUnknownProducts(
    tx,
    details.map(({ product_id: id }, index) => ({ id, field: `kitDetails.${index}.product_id` })),
  );
  const parts = await partsBelow(
    tx,
    details.map(({ product_id: id }) => id),
  );
  throwIfAny(
    details.flatMap(({ product_id: id }, index) => [
      ...(details.findIndex((each) => each.product_id === id) < index
        ? [{ code: 'kit_component_repeated', field: `kitDetails.${index}.product_id` }]
        : []),
      ...(closesKitCycle(parts, productId, id) ? [{ code: 'kit_cycle', field: `kitDetails.${index}.product_id` }] : []),
    ]),
  );
  const before = await readKit(tx.trx, productId);
  await tx.trx(tables.kitDetail).where({ product_id: productId }).delete();
  await insertRows(
    tx,
    tables.kitDetail,
    details.map(({ product_id: component_id, quantity }, index) => ({
      product_id: productId,
      component_id,
      quantity,
      position: index + 1,
    })),
  );
  await noteChange(tx, actor, productId, {
    action: 'kit_changed',
    before: { kit: said(before) },
    after: { kit: said(await readKit(tx.trx, productId)) },
  });
}

const said = (rows: readonly KitRow[]): string =>
  rows.map(({ component_id: id, quantity }) => `${quantity} × ${id}`).join(', ');

/** The kits among some products and below them, with what each is made of. */
async function partsBelow(tx: Tx, ids: readonly number[]): Promise<Map<number, number[]>> {
  const parts = new Map<number, number[]>();
  for (let wanted = [...new Set(ids)]; wanted.length > 0;) {
    const rows = (await tx
      .trx(tables.kitDetail)
      .whereIn('product_id', wanted)
      .select('product_id', 'component_id')) as { product_id: number; component_id: number }[];
    for (const id of wanted)
      parts.set(
        id,
        rows.filter((row) => row.product_id === id).map((row) => row.component_id),
      );
    wanted = [...new Set(rows.map((row) => row.component_id))].filter((id) => !parts.has(id));
  }
  return parts;
}
