import { defaultLocale } from '@mayorista/config';
import { getKnex, type Core, type Json } from '@mayorista/kernel';
import { readCardSources, type CardSource } from '../cards/card-source.store';
import { tables } from '../uids';

type Link = 'related' | 'replacements';

/** Products that a product names (related, replacements), in the order staff gave them. */
export async function linkedProducts(
  strapi: Core.Strapi,
  productId: number,
  link: Link,
  locale: string,
): Promise<Json[]> {
  const rows = (await getKnex(strapi)(tables[link])
    .where({ product_id: productId })
    .orderBy('product_ord')
    .select('inv_product_id as id')) as { id: number }[];
  return summaries(
    strapi,
    rows.map(({ id }) => id),
    locale,
  );
}

/** Products that name this one as their replacement. */
export async function replacedProducts(strapi: Core.Strapi, productId: number, locale: string): Promise<Json[]> {
  const rows = (await getKnex(strapi)(`${tables.replacements} as r`)
    .join(`${tables.product} as p`, 'p.id', 'r.product_id')
    .where({ 'r.inv_product_id': productId, 'p.locale': defaultLocale })
    .orderBy('p.id')
    .select('p.id')) as { id: number }[];
  return summaries(
    strapi,
    rows.map(({ id }) => id),
    locale,
  );
}

async function summaries(strapi: Core.Strapi, ids: readonly number[], locale: string): Promise<Json[]> {
  const found = new Map((await readCardSources(getKnex(strapi), ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row === undefined ? [] : [summary(row, locale)];
  });
}

/** A product in restock and pricing contexts (spec catalogue 3). Prices are US dollars in text. */
const summary = (row: CardSource, locale: string): Json => ({
  id: row.id,
  sku: row.sku,
  model: row.model,
  name: locale === 'en' ? (row.name_en ?? row.name) : row.name,
  brand_id: row.brand_id,
  brand_name: row.brand_name,
  image_full_path: row.image_url,
  list_price: text(row.list_price) ?? '0',
  fixed_price: text(row.fixed_price),
  promo_discount: Number(row.promo_discount ?? 0),
  forecast: Number(row.forecast ?? 0),
  status: row.status,
  published_in_store: Boolean(row.published_in_store),
});

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
