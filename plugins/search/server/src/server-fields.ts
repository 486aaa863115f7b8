import type { IndexSettings } from '@mayorista/search-engine';
import type { IndexSwap, MultiSearchQuery } from 'meilisearch';

/** Version of the Meilisearch server that a call or a field came with. */
type Since = `1.${number}`;

/** Settings of an index, parts of one after a full stop. */
const settings = {
  searchableAttributes: '1.0',
  filterableAttributes: '1.0',
  sortableAttributes: '1.0',
  rankingRules: '1.0',
  stopWords: '1.0',
  synonyms: '1.0',
  'typoTolerance.enabled': '1.0',
  'typoTolerance.minWordSizeForTypos.oneTypo': '1.0',
  'typoTolerance.minWordSizeForTypos.twoTypos': '1.0',
  'typoTolerance.disableOnWords': '1.0',
  'typoTolerance.disableOnAttributes': '1.0',
  'typoTolerance.disableOnNumbers': '1.15',
  'faceting.maxValuesPerFacet': '1.0',
  'faceting.sortFacetValuesBy': '1.3',
  'pagination.maxTotalHits': '1.0',
} as const satisfies Record<string, Since>;

/** A search, one of several in a request. */
const query = {
  indexUid: '1.1',
  q: '1.1',
  offset: '1.1',
  limit: '1.1',
  filter: '1.1',
  facets: '1.1',
  sort: '1.1',
  attributesToRetrieve: '1.1',
  attributesToHighlight: '1.1',
  highlightPreTag: '1.1',
  highlightPostTag: '1.1',
  matchingStrategy: '1.1',
  attributesToSearchOn: '1.3',
} as const satisfies Record<string, Since>;

const swap = { indexes: '1.0', rename: '1.18' } as const satisfies Record<string, Since>;

export interface ServerCall {
  since: Since;
  /** Fields of the query string. */
  parameters?: Readonly<Record<string, Since>>;
  /** Fields of the body, or of each item when it is a list; undefined where the body is the platform's own data. */
  body?: Readonly<Record<string, Since>>;
}

/**
 * All that the platform sends to a search server, with the server's version that each came with. What is not listed here does not compile
 * where it is sent, or turns a test red, and so does what is newer than the server in docker-compose.yml.
 */
export const SERVER_CALLS = {
  'GET indexes': { since: '1.0', parameters: { limit: '1.0' } },
  'POST indexes': { since: '1.0', body: { uid: '1.0', primaryKey: '1.0' } },
  'DELETE indexes/:uid': { since: '1.0' },
  'GET indexes/:uid/stats': { since: '1.0' },
  'GET indexes/:uid/settings': { since: '1.0' },
  'PATCH indexes/:uid/settings': { since: '1.0', body: settings },
  'POST indexes/:uid/documents': { since: '1.0', parameters: { primaryKey: '1.0' } },
  'POST indexes/:uid/documents/delete-batch': { since: '1.0' },
  'POST multi-search': { since: '1.1', body: query },
  'POST swap-indexes': { since: '1.0', body: swap },
  'GET tasks/:uid': { since: '1.0' },
} as const satisfies Record<string, ServerCall>;

type Setting<Path> = Path extends `${infer Name}.${string}` ? Name : Path;

/** The settings that are sent, the same object for both engines. */
export type SentSettings = Pick<IndexSettings, Setting<keyof typeof settings> & keyof IndexSettings>;
export type SentQuery = Pick<MultiSearchQuery, keyof typeof query>;
export type SentSwap = Pick<IndexSwap, keyof typeof swap>;
