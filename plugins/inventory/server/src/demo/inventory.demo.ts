import { branches, products } from '@mayorista/database/seeds';
import { addDays, inTransaction, insertRows, now, today, type Deps, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

type Ids = ReadonlyMap<string, number>;

/** The demo world's branches, and its products' stock and what is on its way. */
export const inventoryDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.branch).first('id')) === undefined)
        await insertRows(tx, tables.branch, branches.map(branchRow));
      if ((await tx.trx(tables.stock).first('id')) !== undefined) return;
      const branchIds = await idsBy(tx, tables.branch, 'code');
      const productIds = await idsBy(tx, 'products', 'sku');
      await loadStock(tx, productIds, branchIds);
    }),
});

function branchRow({ address, ...branch }: (typeof branches)[number]): Record<string, unknown> {
  const { code, name, is_virtual, telephone, email, opening_hours, transfer_days, position } = branch;
  return {
    code,
    name,
    is_virtual,
    telephone,
    email,
    opening_hours,
    transfer_days,
    position,
    warehouse_type_id: 1,
    is_pickup_point: !is_virtual,
    status: 1,
    street: `${address.street} ${address.exterior_number}`,
    colony: address.colony,
    municipality: address.municipality,
    state: address.state_code,
    zip_code: address.zip_code,
  };
}

async function loadStock(tx: Tx, productIds: Ids, branchIds: Ids): Promise<void> {
  const shelves = products.flatMap((product) =>
    product.stock.map((stock) => ({
      product_id: idOf(productIds, product.sku),
      branch_id: idOf(branchIds, stock.branch),
      grade: stock.grade,
      on_hand: stock.quantity,
      reserved: 0,
    })),
  );
  await insertRows(tx, tables.stock, shelves);
  const movements = shelves
    .filter(({ on_hand }) => on_hand > 0)
    .map(({ product_id, branch_id, grade, on_hand }) => ({
      product_id,
      branch_id,
      grade,
      quantity: on_hand,
      balance: on_hand,
      cause: 'Existencia inicial',
      reference_type: 'opening',
      reference_id: 'demo',
      actor_name: 'Mundo de demostración',
      moved_at: now(),
    }));
  await insertRows(tx, tables.movement, movements);
  const transits = products.flatMap((product) =>
    product.transit.map((transit) => ({
      product_id: idOf(productIds, product.sku),
      branch_id: idOf(branchIds, transit.branch),
      quantity: transit.quantity,
      available_on: addDays(today(), transit.arrives_in_days),
    })),
  );
  await insertRows(tx, tables.transit, transits);
}

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world names something unknown: ${key}`);
  return id;
}

async function idsBy(tx: Tx, table: string, column: string): Promise<Map<string, number>> {
  const query = tx.trx(table).select('id', column);
  if (table === 'products') query.where({ locale: 'es' });
  return new Map(
    ((await query) as ({ id: number } & Record<string, string>)[]).map((row) => [String(row[column]), row.id]),
  );
}
