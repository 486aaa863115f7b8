import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';
import type { Json, SearchDocument } from '../storage/values';
import { formatted, matchPositions, type MatchPosition } from './formatted';
import type { Needles } from './matched-spans';
import type { SearchQuery } from './search-query';

export type Hit = SearchDocument & {
  _formatted?: SearchDocument;
  _matchesPosition?: Record<string, MatchPosition[]>;
  _rankingScore?: number;
};

export interface HitRequest {
  db: SearchDatabase;
  index: SearchIndex;
  query: SearchQuery;
  needles: Needles;
  /** Ranking scores of the documents, when asked for. */
  scores?: Map<number, number>;
}

/** The documents as the answer shows them, in the order given. */
export function hitsOf(docs: number[], request: HitRequest): Hit[] {
  const { docs: table } = tablesOf(request.index.slot);
  const rows = request.db.all<{ doc: number; body: string }>(
    `SELECT doc, body FROM ${table} WHERE doc IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(docs)],
  );
  const bodies = new Map(rows.map(({ doc, body }) => [doc, body]));
  return docs.flatMap((doc) => {
    const body = bodies.get(doc);
    return body === undefined ? [] : [hitOf(doc, JSON.parse(body) as SearchDocument, request)];
  });
}

function hitOf(doc: number, body: SearchDocument, { query, index, needles, scores }: HitRequest): Hit {
  const displayed = pick(body, index.settings.displayedAttributes);
  const hit: Record<string, unknown> = pick(displayed, query.attributesToRetrieve);
  if (query.attributesToHighlight.length > 0 || query.attributesToCrop.length > 0) {
    const cropped = query.attributesToCrop.map((item) => item.split(':')[0] ?? '');
    const shown = pick(displayed, [...query.attributesToRetrieve, ...query.attributesToHighlight, ...cropped]);
    hit['_formatted'] = formatted(shown, query, needles);
  }
  if (query.showMatchesPosition) hit['_matchesPosition'] = matchPositions(displayed, needles);
  if (query.showRankingScore) hit['_rankingScore'] = scores?.get(doc) ?? 1;
  return hit as Hit;
}

function pick(document: SearchDocument, names: string[]): SearchDocument {
  if (names.includes('*')) return document;
  const picked: Record<string, Json> = {};
  for (const name of Object.keys(document)) if (names.includes(name)) picked[name] = document[name] ?? null;
  return picked;
}
