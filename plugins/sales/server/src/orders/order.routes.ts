import { z } from 'zod';
import { defineRoute, escapeLike, knexOf, NotFound, service, type Actor, type Core, type RouteRequest } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { changeStatus } from './change-status';
import { detailsOf, eventsOf, type OrderRow } from './order.store';
import { orderSummary, orderView } from './order.view';

const listQuery = z.object({
  page: z.coerce.number({ error: 'invalid' }).int('invalid').min(1).max(100_000).default(1),
  per_page: z.coerce.number({ error: 'invalid' }).int('invalid').min(1).max(100).default(10),
  status: z.string().max(40).optional(),
  omniSearchQuery: z.string().max(120).optional(),
  locale: z.string().optional(),
});

/** Staff see every order; everybody else those of their own company, or their own when they have none. */
function ordersOf(knex: Knex, actor: Actor): Knex.QueryBuilder {
  const query = knex(tables.order);
  if (actor.kind === 'staff' || actor.kind === 'token' || actor.roles.includes('employee')) return query;
  return actor.companyId === null ? query.where({ user_id: actor.id }) : query.where({ company_id: actor.companyId });
}

async function list({ strapi, actor, query }: RouteRequest<unknown, z.output<typeof listQuery>>) {
  const select = () => {
    const orders = ordersOf(knexOf(strapi), actor);
    if (query.status !== undefined) orders.where({ status: query.status });
    const text = query.omniSearchQuery?.trim();
    if (text) orders.where((either) => void either.whereILike('folio', `%${escapeLike(text)}%`).orWhereILike('company_name', `%${escapeLike(text)}%`));
    return orders;
  };
  const [{ n }] = (await select().count({ n: '*' })) as [{ n: number | string }];
  const total = Number(n);
  const rows = (await select().orderBy('id', 'desc').limit(query.per_page).offset((query.page - 1) * query.per_page)) as OrderRow[];
  const data = await Promise.all(rows.map(async (row) => orderSummary(row, await branchOf(strapi, row))));
  return { data, total, meta: { pagination: { page: query.page, pageSize: query.per_page, pageCount: Math.ceil(total / query.per_page), total } } };
}

/** One order within the caller's scope; another company's does not exist for them. */
export async function showOrder(strapi: Core.Strapi, actor: Actor, id: string) {
  const row = /^\d{1,10}$/.test(id) ? ((await ordersOf(knexOf(strapi), actor).where({ id: Number(id) }).first()) as OrderRow | undefined) : undefined;
  if (row === undefined) throw new NotFound();
  const [details, events] = [await detailsOf(knexOf(strapi), row.id), await eventsOf(knexOf(strapi), row.id)];
  return orderView(row, { branch: await branchOf(strapi, row), details, events, actor });
}

async function branchOf(strapi: Core.Strapi, { branch_id }: OrderRow): Promise<{ id: number; name: string } | null> {
  const branch = branch_id === null ? null : await service(strapi, 'inventory.branches').find(branch_id);
  return branch === null ? null : { id: branch.id, name: branch.name };
}

export const orderRoutes = [
  defineRoute({ method: 'GET', path: '/sale-orders', noun: 'sale-orders', action: 'find', needs: 'sale-orders.read', summary: 'Pedidos', query: listQuery, handle: list }),
  defineRoute({
    method: 'GET', path: '/sale-orders/:id', noun: 'sale-orders', action: 'findOne', needs: 'sale-orders.read', summary: 'Un pedido',
    handle: async ({ strapi, actor, params }) => ({ data: await showOrder(strapi, actor, params.id ?? ''), meta: {} }),
  }),
  defineRoute({
    method: 'PUT', path: '/sale-orders/:id/status', noun: 'sale-orders', action: 'changeStatus', needs: 'sale-orders.manage', summary: 'Cambiar el estado de un pedido', input: z.strictObject({ status: z.string().max(40) }),
    async handle({ strapi, actor, params, input }) {
      await showOrder(strapi, actor, params.id ?? '');
      await changeStatus(strapi, Number(params.id), input.status, actor);
      return { data: await showOrder(strapi, actor, params.id ?? ''), meta: {} };
    },
  }),
];
