import { getKnex, knexWithin, service, type Actor, type Core, type FieldError, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import '../../../contract';
import { tables } from '../uids';

/**
 * Narrows rows that belong to a company (column `company_id`) to those of the companies within an actor's reach: one's own for who
 * buys; those that a salesman and their people attend; all for the panel, API clients and call agents; none for others who work for the house.
 */
export function companyRowsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  const reach = reachOf(actor);
  if (reach === 'none') query.whereRaw('1 = 0');
  if (reach === 'own') query.where({ company_id: actor.companyId });
  if (reach === 'attended')
    query.whereIn('company_id', service(strapi, 'companies.companies').attendedBy(getKnex(strapi), Number(actor.id)));
}

function reachOf({ kind, roles, companyId, id }: Actor): 'all' | 'none' | 'own' | 'attended' {
  if (kind !== 'person') return kind === 'public' ? 'none' : 'all';
  if (companyId !== null) return 'own';
  if (roles.includes('call_agent')) return 'all';
  if (roles.includes('salesman') && id !== null) return 'attended';
  return 'none';
}

/** Returns the company of a new row: the writer's own where none is named. */
export const ownCompany = ({
  actor,
  given,
}: {
  readonly actor: Actor;
  readonly given: { readonly company_id: number | null };
}): { company_id: number | null } => ({ company_id: given.company_id ?? actor.companyId });

/** Refuses a row of no company, and one of a company outside the writer's reach as if that did not exist. */
export async function companyRefusals(
  tx: Tx,
  actor: Actor,
  { company_id: id }: { readonly company_id: number | null },
): Promise<FieldError[]> {
  if (id === null) return [{ code: 'required', field: 'company_id' }];
  return (await isCompanyInReach(tx.strapi, actor, id)) ? [] : [{ code: 'not_found', field: 'company_id' }];
}

/** Says whether a company exists and is within an actor's reach, in the open transaction where there is one. */
export async function isCompanyInReach(strapi: Core.Strapi, actor: Actor, id: number): Promise<boolean> {
  const knex = knexWithin(strapi);
  const query = knex(knex(tables.company).where({ id }).select({ company_id: 'id' }).as('company'));
  companyRowsInReach(query, actor, strapi);
  return (await query.first('company_id')) !== undefined;
}
