import type { Knex } from 'knex';
import { inLocale } from '../input';
import { recordTables as tables } from '../sub-record.tables';
import { optionsOf } from '../datasheets/datasheet.store';
import { datasheetFacetsOf, type Characteristic, type DatasheetFacet, type ValueCount } from './datasheet-facet.rules';
import { filtered, without, type ListingFilters } from './listing.store';

/** Longer texts are sentences, not choices. */
const longestValue = 60;

interface FieldRow {
  readonly code: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly field_type: Characteristic['fieldType'];
  readonly unit: string | null;
  readonly is_key: boolean | number;
  readonly datasheet_list_id: number | null;
}

/**
 * What datasheets say of the products a listing shows, with how many say it; `label` is the value in the asked language.
 * Nothing for the whole catalogue: what a screen and a cable have in common is no choice.
 */
export async function datasheetFacets(knex: Knex, filters: ListingFilters, locale: string) {
  const { categoryId, text, datasheet: chosen } = filters;
  if (categoryId === null && text === null && chosen.size === 0) return [];
  const counts = await valueCounts(knex, filters);
  const codes = [...new Set([...counts.map(({ code }) => code), ...chosen.keys()])];
  const rows = codes.length === 0 ? [] : await fieldsOf(knex, codes);
  const facets = datasheetFacetsOf(characteristics(rows, locale), counts, chosen);
  const labels = await optionLabels(knex, facets, rows, locale);
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
async function valueCounts(knex: Knex, filters: ListingFilters): Promise<ValueCount[]> {
  const chosen = [...filters.datasheet.keys()];
  const others = await countValues(knex, filters, (query) => void query.whereNotIn('v.code', chosen));
  const own = [];
  for (const code of chosen)
    own.push(...(await countValues(knex, without(filters, { code }), (query) => void query.where('v.code', code))));
  return [...others, ...own];
}

async function countValues(
  knex: Knex,
  filters: ListingFilters,
  restrict: (query: Knex.QueryBuilder) => void,
): Promise<ValueCount[]> {
  const query = knex(`${tables.datasheetValue} as v`)
    .whereIn('v.product_id', filtered(knex, filters).select('c.product_id'))
    .whereRaw('length(v.value) <= ?', [longestValue])
    .groupBy('v.code', 'v.value')
    .select('v.code', 'v.value')
    .count({ n: '*' });
  restrict(query);
  const rows = (await query) as { code: string; value: string; n: number | string }[];
  return rows.map(({ code, value, n }) => ({ code, value, count: Number(n) }));
}

const fieldsOf = (knex: Knex, codes: readonly string[]): Promise<FieldRow[]> =>
  knex(tables.datasheetField)
    .whereIn('code', [...codes])
    .orderBy('is_key', 'desc')
    .orderBy('id')
    .select('code', 'name', 'name_en', 'field_type', 'unit', 'is_key', 'datasheet_list_id') as unknown as Promise<
    FieldRow[]
  >;

/** Datasheets that share a characteristic name it once. */
function characteristics(rows: readonly FieldRow[], locale: string): Characteristic[] {
  const first = new Map<string, FieldRow>();
  for (const row of rows) if (!first.has(row.code)) first.set(row.code, row);
  return [...first.values()].map((row) => ({
    code: row.code,
    name: inLocale(row.name, row.name_en, locale) ?? row.name,
    fieldType: row.field_type,
    unit: row.unit,
    isKey: Boolean(row.is_key),
  }));
}

/** What the options of lists are called in the asked language, by code and value. */
async function optionLabels(
  knex: Knex,
  facets: readonly DatasheetFacet[],
  rows: readonly FieldRow[],
  locale: string,
): Promise<Map<string, string>> {
  const shown = new Set(facets.map(({ code }) => code));
  const lists = rows.flatMap(({ code, datasheet_list_id: list }) =>
    list === null || !shown.has(code) ? [] : [{ code, list }],
  );
  const options = await optionsOf(knex, [...new Set(lists.map(({ list }) => list))]);
  return new Map(
    lists.flatMap(({ code, list }) =>
      (options.get(list) ?? []).map(
        ({ value, value_en }) => [`${code} ${value}`, inLocale(value, value_en, locale) ?? value] as const,
      ),
    ),
  );
}
