import { z } from 'zod';
import { defineRoute, getKnex, service, unpagedList, type Core, type RouteRequest } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import '../../../contract';
import type { Grade } from '../../../contract';
import { auctionsOf, auctionView } from '../grades/auctions';
import { seesRefurbished } from '../grades/grade.rules';
import { queryId } from '../input';
import { branchPromises } from '../promises/branch-promises';
import { restrictionOf, type Restriction } from '../restrictions/restriction.rules';
import { tables } from '../uids';
import { productForStock } from './stock-viewer';
import { transitsOf } from './transit.store';
import {
  productAuctionInventoryListOutput,
  productInventoryListOutput,
  productStockOutput,
} from './stock-answers.answer';

const productQuery = z.object({ product_id: queryId, byWarehouses: z.string().optional() });
const auctionQuery = z.object({
  product_id: queryId,
  currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
});
type ProductQuestion = RouteRequest<unknown, z.output<typeof productQuery>>;

interface StockRow {
  readonly branch_id: number;
  readonly grade: Grade;
  readonly on_hand: number;
  readonly reserved: number;
}

const stockOf = ({ strapi, query }: ProductQuestion): Promise<StockRow[]> =>
  getKnex(strapi)(tables.stock)
    .where({ product_id: query.product_id })
    .select('branch_id', 'grade', 'on_hand', 'reserved') as unknown as Promise<StockRow[]>;

/** GET /product-stocks: what each warehouse has, the total free and the total on hand (spec catalogue 3, Stock). */
async function productStocks(request: ProductQuestion) {
  await productForStock(request.strapi, request.actor, request.query.product_id);
  const rows = (await stockOf(request)).filter(({ grade }) => grade === 'Stock');
  const branches = await service(request.strapi, 'inventory.branches').list();
  const byWarehouses = branches.map(({ id, name }) => {
    const row = rows.find((each) => each.branch_id === id);
    return {
      warehouse_id: id,
      warehouse: name,
      stock: (row?.on_hand ?? 0) - (row?.reserved ?? 0),
      real_stock: row?.on_hand ?? 0,
    };
  });
  const total = byWarehouses.reduce((sum, { stock }) => sum + stock, 0);
  const totalReal = byWarehouses.reduce((sum, row) => sum + row.real_stock, 0);
  return {
    data: { byWarehouses, total, totalReal, total_real: totalReal },
    byWarehouses,
    total,
    totalReal,
    total_real: totalReal,
    meta: {},
  };
}

/**
 * GET /product-inventories: rows of branches with new stock and each grade, what comes and when, the day from which a new piece can
 * be had, and what a branch restricts; restricted branches last (spec storefront 3, Inventory row; 2, Stock modal). Secondary users see new stock alone.
 */
async function productInventories(request: ProductQuestion) {
  const { strapi, actor, query } = request;
  const { product, kind } = await productForStock(strapi, actor, query.product_id);
  const rows = (await stockOf(request)).filter(({ grade }) => grade === 'Stock' || seesRefurbished(kind));
  const transits = await transitsOf(getKnex(strapi), query.product_id);
  const promises = await branchPromises(strapi, query.product_id, freeByBranch(rows));
  const restricted = await restrictionsOf(strapi, product);
  const branches = await service(strapi, 'inventory.branches').list();
  const data = branches.map(({ id, name, code, isVirtual }) => ({
    branch: { id, name, code, is_virtual: isVirtual },
    inventories: Object.fromEntries(
      rows.filter((row) => row.branch_id === id).map(({ grade, on_hand, reserved }) => [grade, on_hand - reserved]),
    ),
    transit_inventories: transits
      .filter((row) => row.branch_id === id)
      .map(({ quantity, available_on }) => ({ quantity, available_on })),
    promised_on: promises.get(id) ?? null,
    value_restrictions: restricted(id),
  }));
  return unpagedList([
    ...data.filter((row) => row.value_restrictions === null),
    ...data.filter((row) => row.value_restrictions !== null),
  ]);
}

const freeByBranch = (rows: readonly StockRow[]): ReadonlyMap<number, number> =>
  new Map(rows.filter(({ grade }) => grade === 'Stock').map((row) => [row.branch_id, row.on_hand - row.reserved]));

async function restrictionsOf(strapi: Core.Strapi, product: CardRow): Promise<(branchId: number) => string | null> {
  const restrictions = (await getKnex(strapi)(tables.valueRestriction)
    .where({ is_active: true })
    .orderBy('id')) as Restriction[];
  return (branchId) => restrictionOf(restrictions, branchId, product);
}

/** GET /product-auction-inventories: each grade in each branch with its price, warranty and discount (spec storefront 7). */
async function productAuctions({ strapi, actor, locale, query }: RouteRequest<unknown, z.output<typeof auctionQuery>>) {
  const { product } = await productForStock(strapi, actor, query.product_id);
  const rows = await auctionsOf(strapi, [product], { actor, currency: query.currency ?? null, locale });
  const branches = new Map((await service(strapi, 'inventory.branches').list()).map(({ id, name }) => [id, name]));
  return unpagedList(rows.map((row) => auctionView(row, branches.get(row.branchId) ?? null)));
}

export const stockAnswerRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-stocks',
    noun: 'product-stocks',
    action: 'find',
    needs: 'product-stocks.read',
    summary: 'Existencias de un producto por almacén',
    query: productQuery,
    output: productStockOutput,
    handle: productStocks,
  }),
  defineRoute({
    method: 'GET',
    path: '/product-inventories',
    noun: 'product-inventories',
    action: 'find',
    needs: 'product-stocks.read',
    summary: 'Inventarios de un producto por sucursal y clasificación',
    query: productQuery,
    output: productInventoryListOutput,
    handle: productInventories,
  }),
  defineRoute({
    method: 'GET',
    path: '/product-auction-inventories',
    noun: 'product-auction-inventories',
    action: 'find',
    needs: 'product-auction-inventories.read',
    summary: 'Piezas de remate de un producto con su precio',
    query: auctionQuery,
    output: productAuctionInventoryListOutput,
    handle: productAuctions,
  }),
];
