import { knexWithin, slicesOf, type Deps } from '@mayorista/kernel';
import type { Listing, ListedTaxpayerReader } from '../../../contract';
import { listedTaxpayer, taxpayerSituations, type TaxpayerSituation } from '../../../shared/listed-taxpayer.shape';

/** RFCs of one question. */
const sliceSize = 500;

/** Reads the list of article 69-B. */
export const listedTaxpayerReader = ({ strapi }: Deps): ListedTaxpayerReader => ({
  async find(rfcs) {
    const knex = knexWithin(strapi);
    const found = new Map<string, Listing>();
    for (const some of slicesOf([...new Set(rfcs)], sliceSize)) {
      const rows = (await knex(listedTaxpayer.table).whereIn('rfc', some).select('rfc', 'situation', 'list_day')) as {
        rfc: string;
        situation: TaxpayerSituation;
        list_day: string;
      }[];
      for (const { rfc, situation, list_day: day } of rows)
        found.set(rfc, { situation, label: taxpayerSituations[situation], listDay: String(day).slice(0, 10) });
    }
    return found;
  },
});
