import { z } from 'zod';
import {
  addDays,
  countRows,
  escapeLike,
  fold,
  indexedFold,
  getKnex,
  dayText,
  service,
  startOfDay,
  type Actor,
  type Core,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { ordersOf } from './order.scope';
import type { OrderRow } from './order.store';
import { orderSummary } from './order.view';

const day = dayText.optional();
const whole = z.coerce.number({ error: 'invalid' }).int('invalid').min(1, 'invalid');

/** What narrows the list, its export too. */
export const ordersFilter = z.object({
  status: z.string().max(40).optional(),
  company_id: whole.max(2_147_483_647).optional(),
  /** Orders with this product among their lines. */
  product_id: whole.max(2_147_483_647).optional(),
  branch_id: whole.max(2_147_483_647).optional(),
  salesman_id: whole.max(2_147_483_647).optional(),
  currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
  payment_method: z.string().max(40).optional(),
  /** Placed from this day on, and until the end of that one, in America/Mexico_City. */
  placed_from: day,
  placed_to: day,
  omniSearchQuery: z.string().max(120).optional(),
  locale: z.string().optional(),
});

export const listQuery = ordersFilter.extend({
  page: whole.max(100_000).default(1),
  per_page: whole.max(100).default(10),
});

type ListQuery = z.output<typeof listQuery>;
type OrdersFilter = z.output<typeof ordersFilter>;

/** What a text is looked for in; one index holds all of it. */
export const searched = ['folio', 'company_name', 'buyer_name', 'payment_reference'];

/** One page of the orders within the caller's scope, newest first. */
export async function listOrders({ strapi, actor, query }: RouteRequest<unknown, ListQuery>) {
  const { page, per_page: pageSize } = query;
  const total = await countRows(filtered(strapi, actor, query));
  const rows = (await filtered(strapi, actor, query)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)) as OrderRow[];
  const branches = await branchNames(strapi, rows);
  const data = rows.map((row) => orderSummary(row, branches.get(row.branch_id) ?? null));
  return { data, total, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

/** Builds the query of the orders within an actor's reach that a filter selects. */
export function filtered(strapi: Core.Strapi, actor: Actor, query: OrdersFilter): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const orders = ordersOf(strapi, actor);
  if (query.status !== undefined) orders.where({ status: query.status });
  for (const column of ['branch_id', 'salesman_id', 'currency', 'payment_method'] as const)
    if (query[column] !== undefined) orders.where({ [column]: query[column] });
  if (query.placed_from !== undefined) orders.where('placed_at', '>=', new Date(startOfDay(query.placed_from)));
  if (query.placed_to !== undefined) orders.where('placed_at', '<', new Date(startOfDay(addDays(query.placed_to, 1))));
  if (query.company_id !== undefined) orders.where({ company_id: query.company_id });
  if (query.product_id !== undefined)
    orders.whereIn('id', knex(tables.detail).where({ product_id: query.product_id }).select('sale_order_id'));
  return searchFor(strapi, orders, query.omniSearchQuery ?? '');
}

/** Every word stands somewhere in the order's head; case and accents do not count. */
function searchFor(strapi: Core.Strapi, orders: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, 8);
  for (const word of words)
    void orders.whereRaw(`${indexedFold(strapi, searched.length)} like ? escape '\\'`, [
      ...searched,
      `%${escapeLike(word)}%`,
    ]);
  return orders;
}

async function branchNames(strapi: Core.Strapi, rows: readonly OrderRow[]) {
  const ids = [...new Set(rows.flatMap(({ branch_id }) => branch_id ?? []))];
  const found = await Promise.all(ids.map((id) => service(strapi, 'inventory.branches').find(id)));
  return new Map(
    found.flatMap((branch) =>
      branch === null ? [] : [[branch.id as number | null, { id: branch.id, name: branch.name }]],
    ),
  );
}
