import {
  BORDER_CODES,
  DEFAULT_COUNTRY_ID,
  placeOfMunicipality,
  placeOfZipCode,
  type FiscalPlace,
} from '@mayorista/config';
import { knexWithin, type Core, type Deps } from '@mayorista/kernel';
import type { NamedPlace, PlaceReader } from '../../../contract';
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
  fiscal: (places) => fiscalPlaces(strapi, places),
});

interface Placed {
  readonly zip: string;
  readonly state_code: string | null;
  readonly municipality_code: string | null;
  readonly border_region: number | null;
  readonly time_zone: string | null;
}

/** The only way to decide it: by country and postal code. */
async function fiscalPlaces(strapi: Core.Strapi, places: readonly NamedPlace[]): Promise<FiscalPlace[]> {
  const zips = places.map(zipAtHome);
  const asked = [...new Set(zips.flatMap((zip) => zip ?? []))];
  const rows =
    asked.length === 0
      ? []
      : ((await knexWithin(strapi)(tables.postalCode)
          .whereIn('zip', asked)
          .select('zip', 'state_code', 'municipality_code', 'border_region', 'time_zone')) as Placed[]);
  return zips.map((zip) => {
    const of = rows.filter((row) => row.zip === zip);
    // Settlements of one code may have been loaded from files with and without the authority's columns.
    const row = of.find(({ border_region: told }) => told !== null) ?? of[0];
    return row === undefined ? placeOfZipCode(zip ?? '') : toFiscalPlace(row);
  });
}

/** The postal code of a place in the republic; null abroad, where codes that look alike mean nothing. */
const zipAtHome = ({ countryId, zipCode }: NamedPlace): string | null =>
  countryId === null || countryId === DEFAULT_COUNTRY_ID ? zipCode : null;

function toFiscalPlace(row: Placed): FiscalPlace {
  const law = placeOfMunicipality(row.state_code ?? '', row.municipality_code ?? '');
  const told = row.border_region === null ? undefined : BORDER_CODES[String(row.border_region)];
  return { region: told === undefined ? law.region : told, timeZone: row.time_zone ?? law.timeZone };
}
