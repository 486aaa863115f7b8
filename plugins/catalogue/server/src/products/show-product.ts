import { populateAsked, showRecord, type Json, type RouteRequest } from '@mayorista/kernel';
import { productImages } from '../images/product-images';
import { productExtensionsOf } from './product.extensions';
import { productIdOf } from './product-id';
import { productRecord } from './product.record';
import { productRelations } from './product-relations';

type Query = Readonly<Record<string, unknown>>;

/** The answer's key of a flag, where it is not the flag itself. */
const keys: Readonly<Record<string, string>> = { related: 'related_products', show_discounts: 'discounts' };

/** GET /products/{id}: a product with its pictures, and the relations its query flags ask for (`?related=true&product_videos=1`). */
export async function showProduct({
  strapi,
  actor,
  locale,
  params,
  query,
  ctx,
}: RouteRequest<unknown, Query>): Promise<Json> {
  const id = productIdOf(params);
  const populate = populateAsked(ctx.query.populate, productRecord);
  const product = await showRecord(productRecord, { strapi, actor, locale }, String(id), populate);
  const relations = { ...Object.fromEntries(productExtensionsOf(strapi).relations), ...productRelations };
  const asked = Object.keys(relations).filter((flag) => isAsked(query[flag]));
  const added = await Promise.all(
    asked.map(async (flag) => [keys[flag] ?? flag, await relations[flag]?.(strapi, id, locale, actor)] as const),
  );
  const media = { main_images: await productImages(strapi, id, locale) };
  return { data: { ...product, media, ...Object.fromEntries(added) }, meta: {} };
}

/** A flag is on by its presence, unless it says no. */
const isAsked = (value: unknown): boolean => value !== undefined && !['false', '0'].includes(String(value));
