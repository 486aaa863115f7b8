import type { Knex } from 'knex';
import { fillTables } from './fill';

/** Writes products beside those that are there: copies of them with SKU, model and barcode of their own, in both languages. */
export async function writeProducts(knex: Knex, count: number): Promise<void> {
  const { rows } = (await knex.raw(
    `select column_name as name from information_schema.columns where table_name = 'products' and column_name not in ('id', 'document_id', 'sku', 'model', 'provider_model', 'barcode')`,
  )) as { rows: { name: string }[] };
  const kept = rows.map(({ name }) => `"${name}"`).join(', ');
  const there = Number((await knex('products').where({ locale: 'es' }).count({ n: '*' }).first())?.n);
  const copies = Math.ceil(count / there);
  const last = Number((await knex('products').max({ id: 'id' }).first())?.id);
  await fillTables(
    knex,
    ['products'],
    [
      `insert into products (id, document_id, sku, model, provider_model, barcode, ${kept})
       select ${last} + row_number() over (), document_id || '-' || n, sku || lpad(n::text, 3, '0'), model || '/' || n, model || '.' || n,
         '75' || lpad((id * 1000 + n)::text, 11, '0'), ${kept.replace(/"(\w+)"/g, 'products."$1"')}
       from products, generate_series(1, ${copies}) n where id <= ${last}`,
    ],
  );
}
