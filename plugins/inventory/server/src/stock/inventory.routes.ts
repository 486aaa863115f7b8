import { z } from 'zod';
import { defineRoute, inTransaction, knexOf, now, refuseDangling, refuseUnknown, service, today, wholeList, type RouteRequest } from '@mayorista/kernel';
import '../../../contract';
import type { Grade } from '../../../contract';
import { tables } from '../uids';

const largestId = 2_147_483_647;
const productId = z.string().regex(/^\d{1,10}$/, 'invalid').transform(Number).pipe(z.number().positive('invalid').max(largestId, 'invalid'));
const productQuery = z.object({ product_id: productId, byWarehouses: z.string().optional() });
type ProductQuestion = RouteRequest<unknown, z.output<typeof productQuery>>;

interface StockRow {
  readonly branch_id: number;
  readonly grade: Grade;
  readonly on_hand: number;
  readonly reserved: number;
}

const stockOf = ({ strapi, query }: ProductQuestion): Promise<StockRow[]> =>
  knexOf(strapi)(tables.stock).where({ product_id: query.product_id }).select('branch_id', 'grade', 'on_hand', 'reserved') as unknown as Promise<StockRow[]>;

/** GET /product-stocks: what each warehouse has, the total free and the total on hand (spec catalogue 3, Stock). */
async function productStocks(request: ProductQuestion) {
  const rows = (await stockOf(request)).filter(({ grade }) => grade === 'Stock');
  const branches = await service(request.strapi, 'inventory.branches').list();
  const byWarehouses = branches.map(({ id, name }) => {
    const row = rows.find((each) => each.branch_id === id);
    return { warehouse_id: id, warehouse: name, stock: (row?.on_hand ?? 0) - (row?.reserved ?? 0), real_stock: row?.on_hand ?? 0 };
  });
  const total = byWarehouses.reduce((sum, { stock }) => sum + stock, 0);
  const totalReal = byWarehouses.reduce((sum, row) => sum + row.real_stock, 0);
  return { data: { byWarehouses, total, totalReal, total_real: totalReal }, byWarehouses, total, totalReal, total_real: totalReal, meta: {} };
}

/** GET /product-inventories: rows of branches, new stock and each grade, what comes and when (spec storefront 3, Inventory row). */
async function productInventories(request: ProductQuestion) {
  const { strapi, query } = request;
  const rows = await stockOf(request);
  const transits = (await knexOf(strapi)(tables.transit).where({ product_id: query.product_id }).where('available_on', '>=', today()).orderBy('available_on')) as { branch_id: number; quantity: number; available_on: string }[];
  const branches = await service(strapi, 'inventory.branches').list();
  const data = branches.map(({ id, name, code }) => ({
    branch: { id, name, code },
    inventories: Object.fromEntries(rows.filter((row) => row.branch_id === id).map(({ grade, on_hand, reserved }) => [grade, on_hand - reserved])),
    transit_inventories: transits.filter((row) => row.branch_id === id).map(({ quantity, available_on }) => ({ quantity, available_on })),
    value_restrictions: null,
  }));
  return wholeList(data);
}

const adjustment = z.strictObject({
  product_id: z.number().int().positive().max(largestId),
  branch_id: z.number().int().positive().max(largestId),
  grade: z.enum(['Stock', 'MALTRATADO', 'NUEVO', 'AAA', 'A', 'B', 'C', 'D', 'E']).default('Stock'),
  quantity: z.number().int().min(-100_000).max(100_000).refine((value) => value !== 0, 'invalid'),
  reason: z.string().trim().min(1).max(200),
});

export const inventoryRoutes = [
  defineRoute({ method: 'GET', path: '/product-stocks', noun: 'product-stocks', action: 'find', needs: 'product-stocks.read', summary: 'Existencias de un producto por almacén', query: productQuery, handle: productStocks }),
  defineRoute({ method: 'GET', path: '/product-inventories', noun: 'product-inventories', action: 'find', needs: 'product-stocks.read', summary: 'Inventarios de un producto por sucursal y clasificación', query: productQuery, handle: productInventories }),
  defineRoute({
    method: 'POST', path: '/stock-adjustments', noun: 'stock-adjustments', action: 'create', needs: 'stock.adjust', summary: 'Ajustar existencias', status: 201, input: adjustment,
    handle: async ({ strapi, actor, input }) => {
      const cause = { cause: input.reason, referenceType: 'adjustment', referenceId: now().toISOString(), actorName: actor.name };
      const shelf = { productId: input.product_id, branchId: input.branch_id, grade: input.grade, delta: input.quantity };
      const adjusting = inTransaction(strapi, async (tx) => {
        await refuseUnknown(tx, [{ field: 'branch_id', table: tables.branch, id: input.branch_id }]);
        return service(strapi, 'inventory.stock').adjust(tx, shelf, cause);
      });
      const balance = await adjusting.catch((error: unknown) => refuseDangling(error, 'product_id'));
      return { data: { balance }, meta: {} };
    },
  }),
];
