import {
  getKnex,
  listQuery,
  listRecords,
  reject,
  type Json,
  type Page,
  type RouteRequest,
  type Where,
} from '@mayorista/kernel';
import { uids } from '../uids';
import { modelPrefix, nextModel } from './product-model.store';
import { productExtensionsOf } from './product.extensions';
import { productRecord } from './product.record';

type Query = Readonly<Record<string, unknown>>;
type Request = RouteRequest<unknown, Query>;

/** The search box of products shows no more (spec catalogue 9). */
const mostFound = 20;

/** GET /products: a page of products, or what its variants ask for: `generateModel`, `restockFilter`. */
export async function findProducts(request: Request): Promise<unknown> {
  const { query, strapi, actor } = request;
  if (isOn(query.generateModel)) return generatedModel(request);
  const restock = productExtensionsOf(strapi).restockList;
  if (query.restockFilter !== undefined && restock !== null) return restock(strapi, query, actor);
  return pageOfProducts(request);
}

/** A page of products; a search answers at most its best 20 at once. */
export async function pageOfProducts({ strapi, actor, locale, ctx, query }: Request): Promise<Page> {
  const asked = listQuery(ctx, productRecord.definition, strapi.contentType(uids.product).attributes);
  const pageSize =
    asked.search === null
      ? asked.pageSize
      : Math.min(pageSizeAsked(query) === null ? mostFound : asked.pageSize, mostFound);
  const offset = pageSize === asked.pageSize ? asked.offset : (asked.page - 1) * pageSize;
  const where = [...asked.where, ...flags(query), ...suppliers({ strapi, query })];
  return listRecords(productRecord, { strapi, actor, locale }, { ...asked, pageSize, offset, where });
}

/** The documents' own parameters as conditions. */
function flags(query: Query): Where[] {
  const conditions: Readonly<Record<string, (id: number) => Where>> = {
    category_id: (id) => ({ category: { id } }),
    brand_id: (id) => ({ brand: { id } }),
    stage_id: (id) => ({ stage: { id } }),
    excludeProductId: (id) => ({ id: { $ne: id } }),
  };
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const id = idOf(query, name);
    return id === null ? [] : [condition(id)];
  });
}

/** The ids stay in the database: a supplier may sell more products than a query may name. */
function suppliers({ strapi, query }: Pick<Request, 'strapi' | 'query'>): Where[] {
  const supplierId = idOf(query, 'supplier_id');
  if (supplierId === null) return [];
  const filter = productExtensionsOf(strapi).supplierFilter;
  if (filter === null) return [{ id: { $in: [] } }];
  return [{ id: { $in: filter(getKnex(strapi), supplierId) } }];
}

async function generatedModel({ strapi, query }: Request): Promise<{ data: Json; meta: Json }> {
  const knex = getKnex(strapi);
  return { data: { model: await nextModel(knex, await modelPrefix(knex, idOf(query, 'category_id'))) }, meta: {} };
}

function idOf(query: Query, name: string): number | null {
  const value = query[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) return reject('invalid', name);
  return Number(value);
}

const pageSizeAsked = (query: Query): unknown =>
  query.per_page ?? query.perPage ?? query.pageSize ?? query.pagination ?? null;

const isOn = (value: unknown): boolean => value !== undefined && !['', 'false', '0'].includes(String(value));
