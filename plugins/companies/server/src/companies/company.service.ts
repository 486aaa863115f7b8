import { getKnex, service, type Deps } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { CompanyProfile, CompanyService } from '../../../contract';
import { tables } from '../uids';
import { findIdsByRfc, findProfile } from './company.store';

/** A profile is re-read at least this often: another process may have changed it. */
const freshMs = 2_000;
const mostCached = 5_000;

export const companyService = ({ strapi }: Deps): CompanyService => {
  const cache = new Map<number, { profile: CompanyProfile | null; until: number }>();
  return {
    async find(companyId) {
      const known = cache.get(companyId);
      if (known !== undefined && known.until > Date.now()) return known.profile;
      const profile = await findProfile(getKnex(strapi), companyId);
      if (cache.size >= mostCached) cache.clear();
      cache.set(companyId, { profile, until: Date.now() + freshMs });
      return profile;
    },
    attendedBy: (knex, salesmanId) =>
      knex(tables.company)
        .whereIn('salesman_id', service(strapi, 'people.teams').members(knex, salesmanId))
        .select('id'),
    findIn: (tx, companyId) => findProfile(tx.trx, companyId),
    idsByRfc: (rfcs) => findIdsByRfc(getKnex(strapi), rfcs),
  };
};
