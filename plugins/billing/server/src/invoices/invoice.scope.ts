import { getKnex, service, type Actor } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { platform } from '../platform';

/**
 * Narrows documents to those an actor may know of: the panel, API clients, call agents and employees without a narrower role see all; a
 * salesman those of the companies that they and their people attend; a storeman those of the own branch; a company's distributors those of
 * the company, without what is not issued yet; everybody else none.
 */
export function inReach(query: Knex.QueryBuilder, actor: Actor): void {
  const scopes = scopesOf(actor);
  if (scopes === 'all') return;
  if (scopes.length === 0) return void query.whereRaw('1 = 0');
  query.where((any) => {
    for (const scope of scopes) void any.orWhere(scope);
  });
}

/** States that a company's people see: what was issued to them. */
const shownToCustomers = ['stamped', 'cancel_requested', 'cancelled'];

type Scope = (query: Knex.QueryBuilder) => void;

function scopesOf({ kind, id, roles, companyId, branchId }: Actor): 'all' | Scope[] {
  if (kind !== 'person') return kind === 'public' ? [] : 'all';
  const has = (role: string): boolean => roles.includes(role);
  if (has('call_agent') || (has('employee') && !has('salesman') && !has('storeman'))) return 'all';
  const scopes: Scope[] = [];
  if (has('salesman') && id !== null)
    scopes.push((query) => {
      const attended = service(platform(), 'companies.companies').attendedBy(getKnex(platform()), id);
      void query.whereIn('company_id', attended);
    });
  if (has('storeman') && branchId !== null) scopes.push((query) => void query.where({ branch_id: branchId }));
  if (has('distributor') && !has('secondary_user') && companyId !== null)
    scopes.push(
      (query) => void query.where({ company_id: companyId }).whereNotNull('uuid').whereIn('state', shownToCustomers),
    );
  return scopes;
}

/** Narrows records of companies (payments) in the same way; those of no branch are no business of a storeman. */
export function inReachOfCompany(query: Knex.QueryBuilder, actor: Actor): void {
  const has = (role: string): boolean => actor.roles.includes(role);
  if (actor.kind === 'person' && has('storeman') && !has('salesman')) return void query.whereRaw('1 = 0');
  if (actor.kind === 'person' && has('distributor') && !has('secondary_user'))
    return void query.where({ company_id: actor.companyId ?? 0 });
  inReach(query, actor);
}
