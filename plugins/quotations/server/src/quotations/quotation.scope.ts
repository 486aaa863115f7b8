import { getKnex, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';

/**
 * Narrows quotations to those an actor may know of: the panel, API clients and call agents all; a salesman
 * those of the companies that they and their people attend; a company's distributors those of the company; a secondary user, whom the
 * company's own prices are no business of, their own. What the house prepares is the buyer's once it is sent.
 */
export function quotationsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  const { kind, roles, companyId, id } = actor;
  if (kind === 'public') return void query.whereRaw('1 = 0');
  if (kind !== 'person') return;
  const has = (role: string): boolean => roles.includes(role);
  if (companyId !== null) {
    query.where({ company_id: companyId });
    query.whereNot((draft) => void draft.where({ is_house: true, status: 'borrador' }));
    if (has('secondary_user') || !has('distributor')) query.where({ user_id: id });
    return;
  }
  if (has('call_agent')) return;
  if (has('salesman') && id !== null)
    return void query.whereIn('company_id', service(strapi, 'companies.companies').attendedBy(getKnex(strapi), id));
  query.whereRaw('1 = 0');
}

/** Tells whether somebody buys for a company: everybody else who reaches quotations works for the house. */
export const isBuyer = ({ companyId }: Pick<Actor, 'companyId'>): boolean => companyId !== null;
