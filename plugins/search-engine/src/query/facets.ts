import { ApiError } from '../api-error';
import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';

/** The documents counted: rows of a query with one column `doc`. */
export interface DocSource {
  sql: string;
  params: unknown[];
}

export interface Facets {
  facetDistribution: Record<string, Record<string, number>>;
  facetStats: Record<string, { min: number; max: number }>;
}

interface ValueRow {
  value: string | number;
  count: number;
}

/** How many of the documents have each value of the facets, and the range of the numeric ones. */
export function facetsOf(db: SearchDatabase, index: SearchIndex, names: string[], source: DocSource): Facets {
  const wanted = names.includes('*') ? index.settings.filterableAttributes : [...new Set(names)];
  for (const name of wanted) refuseUnfilterable(name, index);
  const facets: Facets = { facetDistribution: {}, facetStats: {} };
  gatherHits(db, source);
  for (const name of wanted) {
    facets.facetDistribution[name] = distribution(db, index, name);
    const stats = statsOf(db, index, name);
    if (stats !== undefined) facets.facetStats[name] = stats;
  }
  return facets;
}

function refuseUnfilterable(name: string, { settings }: SearchIndex): void {
  if (settings.filterableAttributes.includes(name)) return;
  const known = settings.filterableAttributes.join(', ');
  throw new ApiError(
    'invalid_search_facets',
    `Invalid facet \`${name.slice(0, 80)}\`. Available filterable attributes are: \`${known}\`.`,
  );
}

/** Scalars and list values of an attribute over the documents in `hits`. */
function valuesSql({ slot, layout }: SearchIndex, name: string): string {
  const { facts, many } = tablesOf(slot);
  const ordinal = layout.facts.indexOf(name);
  const scalars = `SELECT f.n${ordinal} AS norm, f.v${ordinal} AS raw FROM temp.hits h JOIN ${facts} f ON f.doc = h.doc WHERE f.n${ordinal} IS NOT NULL`;
  if (!layout.lists.includes(ordinal)) return scalars;
  return `${scalars} UNION ALL SELECT m.norm, m.raw FROM temp.hits h JOIN ${many} m ON m.doc = h.doc AND m.attr = ${ordinal}`;
}

/** Whether the values of a facet come most frequent first, else by name. */
const isByCount = (name: string, { settings: { faceting } }: SearchIndex): boolean =>
  (faceting.sortFacetValuesBy[name] ?? faceting.sortFacetValuesBy['*']) === 'count';

function valueRows(db: SearchDatabase, index: SearchIndex, name: string, most: number): ValueRow[] {
  const order = isByCount(name, index) ? 'count DESC, norm' : 'norm';
  return db.all<ValueRow>(
    `SELECT min(raw) AS value, count(*) AS count FROM (${valuesSql(index, name)}) GROUP BY norm ORDER BY ${order} LIMIT ?`,
    [most],
  );
}

function distribution(db: SearchDatabase, index: SearchIndex, name: string): Record<string, number> {
  const rows = valueRows(db, index, name, index.settings.faceting.maxValuesPerFacet);
  return Object.fromEntries(rows.map(({ value, count }) => [String(value), count]));
}

/** The texts among the values of a facet over the documents of a search, in the facet's order, with how many documents have each. */
export function facetTexts(
  db: SearchDatabase,
  index: SearchIndex,
  name: string,
  source: DocSource,
): { value: string; count: number }[] {
  gatherHits(db, source);
  // Every value: whoever looks for one looks among all. SQLite takes -1 for no limit.
  return valueRows(db, index, name, -1).flatMap(({ value, count }) =>
    typeof value === 'string' ? [{ value, count }] : [],
  );
}

function gatherHits(db: SearchDatabase, source: DocSource): void {
  db.sqlite.exec('CREATE TEMP TABLE IF NOT EXISTS hits (doc INTEGER PRIMARY KEY)');
  db.run('DELETE FROM temp.hits');
  db.run(`INSERT OR IGNORE INTO temp.hits SELECT doc FROM (${source.sql})`, source.params);
}

function statsOf(db: SearchDatabase, index: SearchIndex, name: string): { min: number; max: number } | undefined {
  const row = db.get<{ min: number | null; max: number | null }>(
    `SELECT min(norm) AS min, max(norm) AS max FROM (${valuesSql(index, name)}) WHERE norm < ''`,
  );
  return row === undefined || row.min === null || row.max === null ? undefined : { min: row.min, max: row.max };
}
