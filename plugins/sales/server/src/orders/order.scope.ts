import { getKnex, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';

/**
 * The orders that an actor may know of. The panel, API clients, call agents and employees without a narrower role see all; a
 * salesman those of the companies that they and their people attend; a storeman those of their branch, or with pieces from it; a company's distributors those of
 * the company; a secondary user, whom the company's own prices are no business of, and whoever else is there, their own.
 */
export function ordersOf(strapi: Core.Strapi, actor: Actor): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const orders = knex(tables.order);
  if (actor.kind !== 'person') return actor.kind === 'public' ? orders.whereRaw('1 = 0') : orders;
  const scopes = scopesOf(strapi, knex, actor);
  if (scopes === 'all') return orders;
  return orders.where((some) => {
    void some.where({ user_id: actor.id });
    for (const scope of scopes) void some.orWhere(scope);
  });
}

/** Orders of other branches some of whose pieces come from this one's shelves. */
const suppliedBy =
  (knex: Knex, branchId: number): Scope =>
  (query) =>
    void query.whereIn('id', knex(tables.division).where({ branch_id: branchId }).select('sale_order_id'));

type Scope = (query: Knex.QueryBuilder) => void;

/** What is within reach beside one's own orders: what each role adds. */
function scopesOf(strapi: Core.Strapi, knex: Knex, { id, roles, companyId, branchId }: Actor): 'all' | Scope[] {
  const has = (role: string): boolean => roles.includes(role);
  if (has('call_agent') || (has('employee') && !has('salesman') && !has('storeman'))) return 'all';
  const scopes: Scope[] = [];
  if (has('salesman') && id !== null) {
    const attended = service(strapi, 'companies.companies').attendedBy(knex, id);
    scopes.push((query) => void query.whereIn('company_id', attended));
  }
  if (has('storeman') && branchId !== null)
    scopes.push((query) => void query.where({ branch_id: branchId }), suppliedBy(knex, branchId));
  if (has('distributor') && !has('secondary_user') && companyId !== null)
    scopes.push((query) => void query.where({ company_id: companyId }));
  return scopes;
}
