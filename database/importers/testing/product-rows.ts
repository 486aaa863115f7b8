import type { Knex } from 'knex';

interface FoundProduct {
  id: number;
  sku: string;
  locale: string;
  name: string;
  list_price: string;
  status: number;
  is_published: boolean;
  updated_at: number;
  brand: string | null;
  /** Spanish names of its category and those above it. */
  path: string | null;
}

/** All that the database says about the products whose sku starts so: to compare before and after. */
export async function productsWith(db: Knex, prefix: string) {
  const rows = (await db('products as p')
    .leftJoin('products_brand_lnk as pb', 'pb.product_id', 'p.id')
    .leftJoin('brands as b', 'b.id', 'pb.brand_id')
    .leftJoin('products_category_lnk as pc', 'pc.product_id', 'p.id')
    .where('p.sku', 'like', `${prefix}%`)
    .orderBy(['p.sku', 'p.locale', 'p.id'])
    .select(
      'p.id',
      'p.sku',
      'p.locale',
      'p.name',
      'p.list_price',
      'p.status',
      'p.published_in_store',
      'p.updated_at',
      'b.name as brand',
      'pc.category_id',
    )) as (Omit<FoundProduct, 'path'> & {
    published_in_store: unknown;
    category_id: number | null;
  })[];
  const paths = await categoryPaths(db);
  const products = rows.map(({ published_in_store, category_id, ...row }) => ({
    ...row,
    list_price: Number(row.list_price).toFixed(2),
    is_published: Boolean(published_in_store),
    path: paths.get(category_id ?? -1) ?? null,
  }));
  const stock = (await ofProducts(db, 'stocks', prefix)) as { sku: string; on_hand: number }[];
  const movements = (await ofProducts(db, 'stock_movements', prefix)) as { sku: string; quantity: number }[];
  return { products, stock, movements, eventIds: await eventIds(db, new Set(rows.map(({ id }) => id))) };
}

function ofProducts(db: Knex, table: string, prefix: string): Promise<unknown[]> {
  return db(table)
    .join('products', 'products.id', `${table}.product_id`)
    .where('products.sku', 'like', `${prefix}%`)
    .orderBy(`${table}.id`)
    .select(`${table}.*`, 'products.sku');
}

async function eventIds(db: Knex, wanted: Set<number>): Promise<number[]> {
  const events = (await db('outbox_events').where({ name: 'product.changed' }).orderBy('id').select('payload')) as {
    payload: string;
  }[];
  return events.flatMap(({ payload }) => (JSON.parse(payload) as { ids: number[] }).ids).filter((id) => wanted.has(id));
}

async function categoryPaths(db: Knex): Promise<Map<number, string>> {
  const rows = (await db('categories as c')
    .leftJoin('categories_parent_category_lnk as l', 'l.category_id', 'c.id')
    .select('c.id', 'c.name', 'l.inv_category_id as parent')) as { id: number; name: string; parent: number | null }[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: number): string => {
    const row = byId.get(id);
    if (row === undefined) return '';
    return row.parent === null ? row.name : `${pathOf(row.parent)} > ${row.name}`;
  };
  return new Map(rows.map(({ id }) => [id, pathOf(id)]));
}
