import { isOfTheHouse } from '@mayorista/config';
import { ForbiddenError, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';

/** Whose an installer's account and its subscriptions are: a company's, or somebody's who buys for none. */
export interface Owner {
  readonly company_id: number | null;
  readonly person_id: number | null;
}

/** Returns whose account somebody uses. Throws ForbiddenError for the panel and for programs, which have none. */
export function ownerOf({ kind, id, companyId }: Pick<Actor, 'kind' | 'id' | 'companyId'>): Owner {
  if (kind !== 'person' || id === null) throw new ForbiddenError();
  return companyId === null ? { company_id: null, person_id: id } : { company_id: companyId, person_id: null };
}

/** Narrows rows with an owner to those within an actor's reach: one's own company's, one's own, or as staff those of companies one attends. */
export function ownedRowsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  const { kind, id, companyId, roles } = actor;
  if (kind === 'person' && companyId === null && !isOfTheHouse(roles)) void query.where({ person_id: id });
  else service(strapi, 'companies.reach').narrow(query, actor);
}
