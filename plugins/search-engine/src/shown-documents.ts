import type { EngineRequest } from './http/request';
import { filterAttributes } from './filter/filter-ast';
import { parseFilter } from './filter/filter-parser';
import type { DocumentChange } from './storage/document-changes';

type Hit = Readonly<Record<string, unknown>>;

interface Query {
  readonly indexUid: string;
  readonly filter?: unknown;
  readonly sort?: readonly string[] | null;
  readonly facets?: readonly string[] | null;
  readonly distinct?: string | null;
}

/** One search of an answer: its hits, and the attributes that decide beside words and rank which they are and what is counted. */
interface Shown {
  readonly uid: string;
  readonly hits: readonly Hit[];
  readonly attributes: ReadonlySet<string>;
}

/** The searches of a kept answer; null where any change may be one of it. */
export type ShownDocuments = readonly Shown[] | null;

/** Returns what an answered search shows. */
export function shownDocuments({ method, path, body }: EngineRequest, answer: unknown): ShownDocuments {
  if (method !== 'POST') return null;
  const asked = JSON.parse(body) as object;
  const uid = path[1] ?? '';
  if (path.length === 3 && path[2] === 'search')
    return allOf([shownBy({ ...asked, indexUid: uid }, (answer as { hits: readonly Hit[] }).hits)]);
  if (path.join('/') !== 'multi-search') return null;
  const { results } = answer as { results: readonly { readonly hits: readonly Hit[] }[] };
  const { queries } = asked as { queries: readonly Query[] };
  return allOf(queries.map((query, at) => shownBy(query, results[at]?.hits ?? [])));
}

const allOf = (shown: readonly (Shown | null)[]): ShownDocuments =>
  shown.some((each) => each === null) ? null : shown.flatMap((each) => each ?? []);

function shownBy({ indexUid: uid, filter, sort, facets, distinct }: Query, hits: readonly Hit[]): Shown | null {
  if (facets?.includes('*') === true) return null;
  const parsed = parseFilter(filter);
  const names = [
    ...(parsed === undefined ? [] : filterAttributes(parsed)),
    ...(sort ?? []).map((criterion) => criterion.slice(0, criterion.lastIndexOf(':'))),
    ...(facets ?? []),
    ...(distinct == null ? [] : [distinct]),
  ];
  // Documents tell of changes by their outermost attributes.
  return { uid, hits, attributes: new Set(names.map((name) => name.split('.', 1)[0] ?? name)) };
}

/** Tells whether an answer would be another after these changes. */
export const isChanged = (shown: ShownDocuments, changes: readonly DocumentChange[]): boolean =>
  changes.length > 0 &&
  (shown === null ||
    changes.some((change) => shown.some((search) => search.uid === change.uid && concerns(search, change))));

const concerns = ({ hits, attributes }: Shown, { primaryKey, id, attributes: changed }: DocumentChange): boolean =>
  changed.some((name) => attributes.has(name)) ||
  // Hits that do not say which documents they are may be any.
  hits.some((hit) => hit[primaryKey] === undefined || String(hit[primaryKey]) === id);
