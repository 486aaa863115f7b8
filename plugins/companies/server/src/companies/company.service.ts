import {
  EventMemory,
  getKnex,
  identitiesChanged,
  isInTransaction,
  knexWithin,
  service,
  type Deps,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { CompanyProfile, CompanyService } from '../../../contract';
import { tables } from '../uids';
import { findIdsByRfc, findProfile } from './company.store';

/** The most companies kept at once. */
const mostCached = 5_000;

export const companyService = ({ strapi }: Deps): CompanyService => {
  const memory = new EventMemory<CompanyProfile | null>(strapi, { events: [identitiesChanged], most: mostCached });
  return {
    find: (companyId) =>
      isInTransaction(strapi)
        ? findProfile(knexWithin(strapi), companyId)
        : memory.get(companyId, () => findProfile(getKnex(strapi), companyId)),
    attendedBy: (knex, salesmanId) =>
      knex(tables.company)
        .whereIn('salesman_id', service(strapi, 'people.teams').members(knex, salesmanId))
        .select('id'),
    idsByRfc: (rfcs) => findIdsByRfc(getKnex(strapi), rfcs),
  };
};
