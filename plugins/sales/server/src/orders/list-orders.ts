import { z } from 'zod';
import {
  typedWhole,
  addDays,
  escapeLike,
  fetchLargePage,
  fold,
  indexedFold,
  getKnex,
  dayText,
  service,
  startOfDay,
  whereAmong,
  type Actor,
  type Core,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { ordersByWays, ordersOf } from './order.scope';
import type { OrderRow } from './order.store';
import { orderSummary } from './order.view';

const day = dayText.optional();

/** What narrows the list, its export too. */
export const ordersFilter = z.object({
  status: z.string().max(40).optional(),
  company_id: typedWhole(2_147_483_647).optional(),
  /** Orders with this product among their lines. */
  product_id: typedWhole(2_147_483_647).optional(),
  branch_id: typedWhole(2_147_483_647).optional(),
  salesman_id: typedWhole(2_147_483_647).optional(),
  currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
  payment_method: z.string().max(40).optional(),
  /** The use of its invoice that its buyer chose, 'G03'. */
  cfdi_use: z.string().max(4).optional(),
  /** The buyer's own number of the purchase, whole. */
  purchase_order_number: z.string().trim().max(120).optional(),
  /** Placed from this day on, and until the end of that one, in America/Mexico_City. */
  placed_from: day,
  placed_to: day,
  omniSearchQuery: z.string().max(120).optional(),
  locale: z.string().optional(),
});

export const listQuery = ordersFilter.extend({
  page: typedWhole(100_000).default(1),
  per_page: typedWhole(100).default(10),
  /** Counting ends here. */
  count_to: typedWhole(1_000_000).optional(),
});

type ListQuery = z.output<typeof listQuery>;
type OrdersFilter = z.output<typeof ordersFilter>;

/** What a text is looked for in; one index holds all of it. */
export const searched = ['folio', 'company_name', 'buyer_name', 'payment_reference', 'purchase_order_number'];

/** By when they were placed, as indexes hold them for each filter. */
const newestFirst = [
  ['placed_at', 'desc'],
  ['id', 'desc'],
] as const;

/** One page of the orders within the caller's scope, newest first. */
export async function listOrders({ strapi, actor, query }: RouteRequest<unknown, ListQuery>) {
  const { page, per_page: pageSize, count_to: countTo } = query;
  const { rows, total, meta } = await fetchLargePage<OrderRow>({
    knex: getKnex(strapi),
    table: tables.order,
    ...filteredByWays(strapi, actor, query),
    order: newestFirst,
    page,
    pageSize,
    offset: (page - 1) * pageSize,
    countTo,
  });
  const branches = await branchNames(strapi, rows);
  const data = rows.map((row) => orderSummary(row, branches.get(row.branch_id) ?? null, actor));
  return { data, total, meta };
}

/** Builds the query of the orders within an actor's reach that a filter selects. */
export const filtered = (strapi: Core.Strapi, actor: Actor, query: OrdersFilter): Knex.QueryBuilder =>
  narrowed(strapi, ordersOf(strapi, actor), query);

/** The same, a query for each way in which an order is within reach. */
export function filteredByWays(strapi: Core.Strapi, actor: Actor, query: OrdersFilter) {
  const isSearch = wordsOf(query).length > 0;
  const { parts, disjoint } = ordersByWays(strapi, actor, isSearch);
  const narrow = (orders: Knex.QueryBuilder) => narrowed(strapi, orders, query);
  return { isSearch, parts: parts.map(narrow), ...(disjoint === undefined ? {} : { disjoint: disjoint.map(narrow) }) };
}

function narrowed(strapi: Core.Strapi, orders: Knex.QueryBuilder, query: OrdersFilter): Knex.QueryBuilder {
  if (query.status !== undefined) orders.where({ status: query.status });
  for (const column of narrowedAsWritten) if (query[column] !== undefined) orders.where({ [column]: query[column] });
  if (query.placed_from !== undefined) orders.where('placed_at', '>=', new Date(startOfDay(query.placed_from)));
  if (query.placed_to !== undefined) orders.where('placed_at', '<', new Date(startOfDay(addDays(query.placed_to, 1))));
  if (query.company_id !== undefined) orders.where({ company_id: query.company_id });
  if (query.product_id !== undefined)
    whereAmong(
      strapi,
      orders,
      `${tables.order}.id`,
      getKnex(strapi)(tables.detail).where({ product_id: query.product_id }).select('sale_order_id'),
    );
  for (const word of wordsOf(query))
    void orders.whereRaw(`${indexedFold(strapi, searched.length)} like ? escape '\\'`, [
      ...searched,
      `%${escapeLike(word)}%`,
    ]);
  return orders;
}

/** Filters that a column holds as they are asked for. */
const narrowedAsWritten = [
  'branch_id',
  'salesman_id',
  'currency',
  'payment_method',
  'cfdi_use',
  'purchase_order_number',
] as const;

/** Every word stands somewhere in the order's head; case and accents do not count. */
const wordsOf = ({ omniSearchQuery: text = '' }: OrdersFilter): string[] =>
  fold(text).split(/\s+/).filter(Boolean).slice(0, 8);

async function branchNames(strapi: Core.Strapi, rows: readonly OrderRow[]) {
  const ids = [...new Set(rows.flatMap(({ branch_id }) => branch_id ?? []))];
  const found = await Promise.all(ids.map((id) => service(strapi, 'inventory.branches').find(id)));
  return new Map(
    found.flatMap((branch) =>
      branch === null ? [] : [[branch.id as number | null, { id: branch.id, name: branch.name }]],
    ),
  );
}
