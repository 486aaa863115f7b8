import { getKnex, isAllowed, service, type Actor } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { platform } from '../platform';

/**
 * Narrows documents to those an actor may know of: the panel, API clients and call agents see all; a
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

const has =
  (roles: readonly string[]) =>
  (role: string): boolean =>
    roles.includes(role);

/** Whether a company's invoices are theirs to see: a distributor's, and a secondary user's whom the company allows it. */
const showsInvoices = (actor: Actor): boolean =>
  has(actor.roles)('secondary_user') ? isAllowed(actor, 'invoices.read') : has(actor.roles)('distributor');

function scopesOf(actor: Actor): 'all' | Scope[] {
  const { kind, id, roles, companyId, branchId } = actor;
  if (kind !== 'person') return kind === 'public' ? [] : 'all';
  const is = has(roles);
  if (is('call_agent')) return 'all';
  return [
    ...(is('salesman') && id !== null ? [attendedBy(id)] : []),
    ...(is('storeman') && branchId !== null ? [ofBranch(branchId)] : []),
    ...(showsInvoices(actor) && companyId !== null ? [issuedTo(companyId)] : []),
  ];
}

const attendedBy =
  (personId: number): Scope =>
  (query) => {
    const attended = service(platform(), 'companies.companies').attendedBy(getKnex(platform()), personId);
    void query.whereIn('company_id', attended);
  };

const ofBranch =
  (branchId: number): Scope =>
  (query) =>
    void query.where({ branch_id: branchId });

const issuedTo =
  (companyId: number): Scope =>
  (query) =>
    void query.where({ company_id: companyId }).whereNotNull('uuid').whereIn('state', shownToCustomers);

/** Narrows records of companies (payments) in the same way; those of no branch are no business of a storeman. */
export function inReachOfCompany(query: Knex.QueryBuilder, actor: Actor): void {
  const is = has(actor.roles);
  if (actor.kind === 'person' && is('storeman') && !is('salesman')) return void query.whereRaw('1 = 0');
  if (actor.kind === 'person' && is('distributor') && !is('secondary_user'))
    return void query.where({ company_id: actor.companyId ?? 0 });
  inReach(query, actor);
}
