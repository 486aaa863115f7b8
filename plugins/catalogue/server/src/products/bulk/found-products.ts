import { escapeLike, fold, idsFoundInPanel, getKnex, reject, type RouteRequest } from '@mayorista/kernel';
import { tables, uids } from '../../uids';
import { mostProducts, type AskedList, type BulkAction } from './bulk.schema';

type Request = Pick<RouteRequest, 'strapi' | 'ctx'>;

/** The products that a bulk action is about: those it names, or those its filters or its list find. ValidationError when there are none or too many. */
export async function productsOf(request: Request, { productIds, filters, list }: BulkAction): Promise<number[]> {
  if (productIds !== undefined) return [...new Set(productIds)];
  return list === undefined ? ofFilters(request, filters) : ofList(request, list);
}

/** ValidationError when the list shows others than those that were counted: nobody has seen them. */
async function ofList(request: Request, { except, count, ...list }: AskedList): Promise<number[]> {
  const found = await idsFoundInPanel(request, uids.product, { list, most: mostProducts + 1 });
  if (found.length !== count) reject('list_changed', 'bulkAction.list');
  const leftOut = new Set(except);
  const left = found.filter((id) => !leftOut.has(id));
  return left.length === 0 ? reject('no_products_found', 'bulkAction.list') : left;
}

async function ofFilters({ strapi }: Request, filters: BulkAction['filters']): Promise<number[]> {
  const isNarrow = Object.values(filters ?? {}).some((value) => value !== undefined && value !== '');
  if (filters === undefined || !isNarrow) return reject('required', 'bulkAction.productIds');
  const { brand_id: brandId, category_id: categoryId, stage_id: stageId, omniSearchQuery } = filters;
  const knex = getKnex(strapi);
  const query = knex(`${tables.card} as c`)
    .orderBy('c.product_id')
    .limit(mostProducts + 1);
  if (brandId !== undefined) query.where('c.brand_id', brandId);
  if (stageId !== undefined) query.where('c.stage_id', stageId);
  if (categoryId !== undefined)
    query.whereIn('c.product_id', knex(tables.cardCategory).where({ category_id: categoryId }).select('product_id'));
  for (const word of fold(omniSearchQuery ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8))
    query.whereRaw(`c.name_folded like ? escape '\\'`, [`%${escapeLike(word)}%`]);
  const rows = (await query.select('c.product_id as id')) as { id: number }[];
  if (rows.length === 0) reject('no_products_found', 'bulkAction.filters');
  if (rows.length > mostProducts) reject('too_many_products', 'bulkAction.filters', { max: mostProducts });
  return rows.map(({ id }) => id);
}
