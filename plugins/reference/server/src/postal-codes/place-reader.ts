import { knexWithin, type Deps } from '@mayorista/kernel';
import type { PlaceReader } from '../../../contract';
import { tables } from '../uids';

interface Row {
  readonly settlement: string;
  readonly municipality: string;
  readonly state: string;
}

/** Reads what the post knows of places, in the open transaction where there is one. */
export const placeReader = ({ strapi }: Deps): PlaceReader => ({
  async find(zip) {
    const rows = (await knexWithin(strapi)(tables.postalCode)
      .where({ zip })
      .orderBy('settlement')
      .select('settlement', 'municipality', 'state')) as Row[];
    const [first] = rows;
    if (first === undefined) return null;
    return {
      municipality: first.municipality,
      state: first.state,
      colonies: rows.map(({ settlement }) => settlement),
    };
  },
});
