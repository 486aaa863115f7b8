import { partCache, service, type Core } from '@mayorista/kernel';
import type { DatasheetFieldRow } from '@mayorista/product-content/contract';
import { nameIn } from '@mayorista/catalogue/shared';
import { taxonomyChanged } from '@mayorista/catalogue/events';
import { datasheetChanged } from '@mayorista/product-content/events';
import { datasheetFacetsOf, type Characteristic, type DatasheetFacet, type ValueCount } from './datasheet-facet.rules';
import type { Selection } from '../listing-index/listed-product';
import type { Listing, ListingIndex } from '../listing-index/listing-index';
import type { FacetListings } from './listing-facets';

/** Longer texts are sentences, not choices. */
const longestValue = 60;

interface Asked {
  readonly selection: Selection;
  readonly locale: string;
}

/**
 * What datasheets say of the products a listing shows, with how many say it; `label` is the value in the asked language.
 * Nothing for the whole catalogue: what a screen and a cable have in common is no choice.
 */
export async function datasheetFacets(
  strapi: Core.Strapi,
  index: ListingIndex,
  listings: FacetListings,
  { selection, locale }: Asked,
) {
  const { categoryId, ids, values: chosen } = selection;
  if (categoryId === null && ids === null && chosen.size === 0) return [];
  const counts = valueCounts(index, listings);
  const codes = [...new Set([...counts.map(({ code }) => code), ...chosen.keys()])].sort();
  const rows = await fieldsNamed(strapi, codes);
  const facets = datasheetFacetsOf(characteristics(rows, locale), counts, chosen);
  const labels = await optionLabels(strapi, facets, rows, locale);
  return facets.map((facet) => ({
    ...facet,
    values: facet.values.map(({ value, count }) => ({
      value,
      label: labels.get(`${facet.code} ${value}`) ?? value,
      count,
    })),
  }));
}

/** Each characteristic is counted as if nothing of itself were chosen. */
function valueCounts({ columns }: ListingIndex, { whole, ofCode }: FacetListings): ValueCount[] {
  const countsOf = (listing: Listing): ValueCount[] =>
    [...listing.counts.values].flatMap(([key, count]) => {
      const [code = '', value = ''] = columns.valueCodes.key(key).split('\n', 2);
      return value.length > longestValue ? [] : [{ code, value, count }];
    });
  return [
    ...countsOf(whole).filter(({ code }) => !ofCode.has(code)),
    ...[...ofCode].flatMap(([chosen, listing]) => countsOf(listing).filter(({ code }) => code === chosen)),
  ];
}

/** Characteristics and lists change with an event that may change anything, or with their datasheet's. */
const fieldEvents = { events: [datasheetChanged, taxonomyChanged] };

/** The characteristics of these codes in all datasheets, key ones first. */
async function fieldsNamed(strapi: Core.Strapi, codes: readonly string[]): Promise<DatasheetFieldRow[]> {
  if (codes.length === 0) return [];
  const rows = await partCache(strapi).part(
    'datasheet-fields',
    {},
    () => service(strapi, 'product-content.datasheets').fields(),
    fieldEvents,
  );
  const named = new Set(codes);
  return rows.filter(({ code }) => named.has(code));
}

/** Datasheets that share a characteristic name it once. */
function characteristics(rows: readonly DatasheetFieldRow[], locale: string): Characteristic[] {
  const first = new Map<string, DatasheetFieldRow>();
  for (const row of rows) if (!first.has(row.code)) first.set(row.code, row);
  return [...first.values()].map((row) => ({
    code: row.code,
    name: nameIn({ name: row.name, nameEn: row.name_en }, locale),
    fieldType: row.field_type,
    unit: row.unit,
    isKey: Boolean(row.is_key),
  }));
}

/** What the options of lists are called in the asked language, by code and value. */
async function optionLabels(
  strapi: Core.Strapi,
  facets: readonly DatasheetFacet[],
  rows: readonly DatasheetFieldRow[],
  locale: string,
): Promise<Map<string, string>> {
  const shown = new Set(facets.map(({ code }) => code));
  const lists = rows.flatMap(({ code, datasheet_list_id: list }) =>
    list === null || !shown.has(code) ? [] : [{ code, list }],
  );
  const ids = [...new Set(lists.map(({ list }) => list))].sort((a, b) => a - b);
  const options = await partCache(strapi).part(
    'datasheet-options',
    { ids },
    (key) => service(strapi, 'product-content.datasheets').optionsOf(key.ids),
    fieldEvents,
  );
  return new Map(
    lists.flatMap(({ code, list }) =>
      (options.get(list) ?? []).map(
        ({ value, value_en }) => [`${code} ${value}`, nameIn({ name: value, nameEn: value_en }, locale)] as const,
      ),
    ),
  );
}
