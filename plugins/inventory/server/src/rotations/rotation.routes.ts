import { z } from 'zod';
import {
  typedNumber,
  defineRoute,
  getKnex,
  NotFoundError,
  service,
  today,
  unpagedList,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { paging, queryId } from '../input';
import { stockByProduct } from '../product-limits/product-limit.store';
import { messages } from '../messages';
import { monthsUntil, wholeMonthsBefore, type Month } from './month.rules';
import { averagedMonths, averageSales, rotationOf } from './rotation.rules';
import { soldBetween, soldPieces, type Sold, type SoldPieces } from './sold-pieces.store';
import { productInventoryRotationListOutput, productRotationsHistoryOutput } from './rotation.answer';

const historyMonths = 12;
const historyQuery = z.object({ product_id: queryId, warehouse_id: queryId.optional() });

/** GET /product-rotations-history: what was sold of a product in each of the last twelve months, by warehouse. */
async function showHistory({ strapi, query }: RouteRequest<unknown, z.output<typeof historyQuery>>) {
  const knex = getKnex(strapi);
  const product = (await service(strapi, 'catalogue.products').facts(knex, [query.product_id])).get(query.product_id);
  if (product === undefined) throw new NotFoundError(messages.rotation_not_loaded);
  const months = monthsUntil(today(), historyMonths);
  const sold = await soldPieces(knex, months, { productIds: [query.product_id], branchId: query.warehouse_id });
  return {
    ...unpagedList(months.map((month) => monthView(month, sold))),
    product: { id: product.id, sku: product.sku, model: product.model, name: product.name },
    average_sales: averageOf(sold),
  };
}

const monthView = (month: Month, sold: readonly SoldPieces[]) => {
  const own = sold.filter((each) => each.month === month);
  return {
    month,
    pieces: total(own),
    byWarehouses: own.map(({ branchId, pieces }) => ({ warehouse_id: branchId, pieces })),
  };
};

const total = (sold: readonly Sold[]): number => sold.reduce((sum, { pieces }) => sum + pieces, 0);

/** Over the whole months before this one. */
function averageOf(sold: readonly SoldPieces[]): number {
  const whole = new Set(monthsUntil(today(), averagedMonths + 1).slice(0, -1));
  return averageSales(total(sold.filter(({ month }) => whole.has(month))));
}

const rotationQuery = z.object({
  ...paging,
  product_id: queryId.optional(),
  warehouse_id: queryId.optional(),
  brand_id: queryId.optional(),
  category_id: queryId.optional(),
  omniSearchQuery: z.string().trim().max(200).optional(),
  months: typedNumber(
    z.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(24, 'invalid'),
    'invalid',
  ).default(averagedMonths),
});

/** GET /product-inventory-rotations: products with what was sold of them in the last whole months against their stock. */
async function listRotations({ strapi, query }: RouteRequest<unknown, z.output<typeof rotationQuery>>) {
  const knex = getKnex(strapi);
  const { page, per_page: pageSize, months } = query;
  const { ids, total: count } =
    query.product_id === undefined ? await pageOfIds(strapi, query) : { ids: [query.product_id], total: 1 };
  const facts = await service(strapi, 'catalogue.products').facts(knex, ids);
  if (query.product_id !== undefined && facts.size === 0) throw new NotFoundError(messages.rotation_not_loaded);
  const sold = await soldBetween(knex, wholeMonthsBefore(today(), months), {
    productIds: ids,
    branchId: query.warehouse_id,
  });
  const stock = await stockByProduct(knex, ids, query.warehouse_id);
  const data = ids.flatMap((id) => {
    const product = facts.get(id);
    const pieces = total(sold.filter(({ productId }) => productId === id));
    return product === undefined
      ? []
      : [
          {
            product_id: id,
            sku: product.sku,
            model: product.model,
            name: product.name,
            months,
            ...rotationOf({ sold: pieces, stock: stock.get(id) ?? 0, months }),
          },
        ];
  });
  return {
    data,
    total: count,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(count / pageSize), total: count } },
  };
}

async function pageOfIds(
  strapi: RouteRequest['strapi'],
  query: z.output<typeof rotationQuery>,
): Promise<{ ids: number[]; total: number }> {
  const { rows, total: count } = await service(strapi, 'catalogue.price-fields').grid({
    text: query.omniSearchQuery ?? null,
    brandId: query.brand_id ?? null,
    categoryId: query.category_id ?? null,
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
  });
  return { ids: rows.map(({ id }) => id), total: count };
}

const read = { method: 'GET', action: 'find', needs: 'product-rotations.read' } as const;

/** What sells, month by month (spec catalogue 7, Products), from the ledger: it has one entry for each order line. */
export const rotationRoutes = [
  defineRoute({
    ...read,
    path: '/product-rotations-history',
    noun: 'product-rotations-history',
    summary: 'Historial de rotación de un producto',
    query: historyQuery,
    output: productRotationsHistoryOutput,
    handle: showHistory,
  }),
  defineRoute({
    ...read,
    path: '/product-inventory-rotations',
    noun: 'product-inventory-rotations',
    summary: 'Rotación del inventario',
    query: rotationQuery,
    output: productInventoryRotationListOutput,
    handle: listRotations,
  }),
];
