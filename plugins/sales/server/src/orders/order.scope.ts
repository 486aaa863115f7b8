import { getKnex, service, whereAmong, type Actor, type Core, type LargeList } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';

/**
 * The orders that an actor may know of. The panel, API clients and call agents see all; a
 * salesman those of the companies that they and their people attend; a storeman those of their branch, or with pieces from it; a company's distributors those of
 * the company; a secondary user, whom the company's own prices are no business of, and whoever else is there, their own.
 */
export function ordersOf(strapi: Core.Strapi, actor: Actor): Knex.QueryBuilder {
  const orders = getKnex(strapi)(tables.order);
  const ways = waysOf(strapi, actor);
  return ways === 'all' ? orders : orders.where((some) => anyOf(some, ways));
}

type Ways = Pick<LargeList, 'parts' | 'disjoint'>;

/** The same, a query for each way in which an order is within reach: an index finds what each holds. */
export function ordersByWays(strapi: Core.Strapi, actor: Actor, isSearch: boolean): Ways {
  const orders = () => getKnex(strapi)(tables.order);
  const ways = waysOf(strapi, actor, isSearch);
  if (ways === 'all') return { parts: [orders()] };
  const parts = ways.map((way) => orders().where((query) => way(query)));
  const { companyId } = actor;
  if (companyId === null || !buysForCompany(actor) || ways.length !== 2) return { parts };
  // One's own are the company's as a rule: each is counted once.
  const elsewhere = (query: Knex.QueryBuilder) =>
    void query.whereNull('company_id').orWhereNot({ company_id: companyId });
  const disjoint = [orders().where({ company_id: companyId }), orders().where({ user_id: actor.id }).where(elsewhere)];
  return { parts, disjoint };
}

/** A company's distributors know all of its orders; secondary users, whom its own prices are no business of, do not. */
const buysForCompany = ({ roles, companyId }: Actor): boolean =>
  roles.includes('distributor') && !roles.includes('secondary_user') && companyId !== null;

/** Narrows rows that belong to an order, whose id is in `column` with its table, to those of orders within an actor's reach. */
export function withinOrders(query: Knex.QueryBuilder, column: string, actor: Actor, strapi: Core.Strapi): void {
  const ways = waysOf(strapi, actor);
  if (ways === 'all') return;
  const orders = getKnex(strapi)(tables.order)
    .whereRaw('?? = ??', [`${tables.order}.id`, column])
    .where((some) => anyOf(some, ways));
  void query.whereExists(orders.select('id'));
}

const anyOf = (query: Knex.QueryBuilder, ways: readonly Scope[]): void => {
  if (ways.length === 0) void query.whereRaw('1 = 0');
  for (const way of ways) void query.orWhere(way);
};

function waysOf(strapi: Core.Strapi, actor: Actor, isSearch = false): 'all' | Scope[] {
  if (actor.kind !== 'person') return actor.kind === 'public' ? [(query) => void query.whereRaw('1 = 0')] : 'all';
  const scopes = scopesOf(strapi, actor, isSearch);
  return scopes === 'all' ? 'all' : [(query) => void query.where({ user_id: actor.id }), ...scopes];
}

/** Orders of other branches some of whose pieces come from this one's shelves. */
const suppliedBy =
  (knex: Knex, branchId: number): Scope =>
  (query) =>
    void query.whereIn('id', knex(tables.division).where({ branch_id: branchId }).select('sale_order_id'));

type Scope = (query: Knex.QueryBuilder) => void;

/** What is within reach beside one's own orders: what each role adds. */
function scopesOf(strapi: Core.Strapi, actor: Actor, isSearch: boolean): 'all' | Scope[] {
  const knex = getKnex(strapi);
  const { id, roles, companyId, branchId } = actor;
  const has = (role: string): boolean => roles.includes(role);
  if (has('call_agent')) return 'all';
  const scopes: Scope[] = [];
  if (has('salesman') && id !== null) {
    const attended = service(strapi, 'companies.companies').attendedBy(knex, id);
    // Looking into texts costs more than reading rows: of these companies alone. A page without it is found in the order of the list.
    scopes.push((query) =>
      isSearch ? whereAmong(strapi, query, 'company_id', attended) : void query.whereIn('company_id', attended),
    );
  }
  if (has('storeman') && branchId !== null)
    scopes.push((query) => void query.where({ branch_id: branchId }), suppliedBy(knex, branchId));
  if (buysForCompany(actor)) scopes.push((query) => void query.where({ company_id: companyId }));
  return scopes;
}
