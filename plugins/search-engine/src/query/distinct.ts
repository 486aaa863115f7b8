import { ApiError } from '../api-error';
import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';

interface Docs {
  docs: number[];
  total: number;
}

/** Keeps the first document of each value of the distinct attribute; documents without a value are all kept. */
export function distinctDocs(db: SearchDatabase, index: SearchIndex, asked: string | undefined, found: Docs): Docs {
  const attribute = asked ?? index.settings.distinctAttribute;
  if (attribute === null) return found;
  if (asked !== undefined && !index.settings.filterableAttributes.includes(asked)) {
    throw new ApiError(
      'invalid_search_distinct',
      `Attribute \`${asked.slice(0, 80)}\` is not filterable and cannot be distinct.`,
    );
  }
  const ordinal = index.layout.facts.indexOf(attribute);
  const rows = db.all<{ doc: number; value: string | number | null }>(
    `SELECT doc, n${ordinal} AS value FROM ${tablesOf(index.slot).facts} WHERE doc IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(found.docs)],
  );
  const values = new Map(rows.map(({ doc, value }) => [doc, value]));
  const seen = new Set<string | number>();
  const docs = found.docs.filter((doc) => {
    const value = values.get(doc) ?? null;
    if (value === null) return true;
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
  return { docs, total: docs.length };
}
