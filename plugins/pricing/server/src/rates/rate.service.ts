import { getKnex, isInTransaction, knexWithin, memoryNow, reject, type Deps } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { RateKind, RateService } from '../../../contract';
import { tables } from '../uids';

const freshMs = 1_000;

/** Exchange rates in force, pesos per dollar. */
export const rateService = ({ strapi }: Deps): RateService => {
  const cache = new Map<RateKind, { rate: string; until: number }>();
  return {
    async current(kind) {
      if (isInTransaction(strapi)) return readRate(knexWithin(strapi), kind);
      const known = cache.get(kind);
      if (known !== undefined && known.until > memoryNow()) return known.rate;
      const rate = await readRate(getKnex(strapi), kind);
      cache.set(kind, { rate, until: memoryNow() + freshMs });
      return rate;
    },
  };
};

async function readRate(knex: Knex, kind: RateKind): Promise<string> {
  const row = (await knex(tables.exchangeRate)
    .where({ kind })
    .where('effective_from', '<=', new Date())
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .first('rate')) as { rate: string | number } | undefined;
  return row === undefined ? reject('no_exchange_rate') : String(row.rate);
}
