import { knexOf, showRecord, type Core, type Json, type RouteRequest } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { linkedProducts, replacedProducts } from './linked-products';
import { productExtensionsOf } from './product.extensions';
import { productIdOf } from './product-id';
import { productRecord } from './product.record';
import type { ProductRelation } from '../../../contract';

type Query = Readonly<Record<string, unknown>>;

/** What the catalogue itself answers to a flag; others are registered at `catalogue.products`. */
const own: Readonly<Record<string, ProductRelation>> = {
  replacements: (strapi, id, locale) => linkedProducts(strapi, id, 'replacements', locale),
  product_replacements: (strapi, id, locale) => linkedProducts(strapi, id, 'replacements', locale),
  products_replaced_by: replacedProducts,
  related: (strapi, id, locale) => linkedProducts(strapi, id, 'related', locale),
  related_products: (strapi, id, locale) => linkedProducts(strapi, id, 'related', locale),
  product_images: images,
};

/** The answer's key of a flag, where it is not the flag itself. */
const keys: Readonly<Record<string, string>> = { related: 'related_products', show_discounts: 'discounts' };

/** GET /products/{id}: a product, with the relations its query flags ask for (`?related=true&product_images=1`). */
export async function showProduct({
  strapi,
  actor,
  locale,
  params,
  query,
}: RouteRequest<unknown, Query>): Promise<Json> {
  const id = productIdOf(params);
  const product = await showRecord(productRecord, { strapi, actor, locale }, String(id));
  const relations = { ...Object.fromEntries(productExtensionsOf(strapi).relations), ...own };
  const asked = Object.keys(relations).filter((flag) => isAsked(query[flag]));
  const added = await Promise.all(
    asked.map(async (flag) => [keys[flag] ?? flag, await relations[flag]?.(strapi, id, locale)] as const),
  );
  return { data: { ...product, ...Object.fromEntries(added) }, meta: {} };
}

/** A flag is on by its presence, unless it says no. */
const isAsked = (value: unknown): boolean => value !== undefined && !['false', '0'].includes(String(value));

async function images(strapi: Core.Strapi, productId: number): Promise<Json[]> {
  const rows = (await knexOf(strapi)(`${tables.fileRelated} as r`)
    .join(`${tables.file} as f`, 'f.id', 'r.file_id')
    .where({ 'r.related_id': productId, 'r.related_type': uids.product })
    .whereIn('r.field', ['main_image', 'images'])
    .orderBy([{ column: 'r.field', order: 'desc' }, { column: 'r.order' }])
    .select('f.id', 'f.url', 'f.name as file_name', 'f.alternative_text as alt', 'r.field')) as Json[];
  return rows.map(({ field, ...row }) => ({ ...row, is_main: field === 'main_image' }));
}
