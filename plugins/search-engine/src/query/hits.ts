import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';
import type { Json, SearchDocument } from '../storage/values';
import type { BodyCache } from './body-cache';
import { formatted, matchPositions, type MatchPosition } from './formatted';
import type { Needles } from './matched-spans';
import type { RankKeys } from './ranking/rank-keys';
import { rankingScore, rankingScoreDetails, type ScoreContext } from './ranking/ranking-score';
import type { SearchQuery } from './search-query';

export type Hit = SearchDocument & {
  _formatted?: SearchDocument;
  _matchesPosition?: Record<string, MatchPosition[]>;
  _rankingScore?: number;
  _rankingScoreDetails?: Record<string, unknown>;
};

export interface HitRequest {
  db: SearchDatabase;
  bodies: BodyCache;
  index: SearchIndex;
  query: SearchQuery;
  needles: Needles;
  /** How the documents were ranked, by document; one that is missing meets every rule. */
  scores: { keys: Map<number, RankKeys>; context: ScoreContext };
}

/** The documents as the answer shows them, in the order given. */
export function hitsOf(docs: number[], request: HitRequest): Hit[] {
  const { slot } = request.index;
  const rows = request.db.all<{ doc: number; body: string }>(
    `SELECT doc, body FROM ${tablesOf(slot).docs} WHERE doc IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(docs)],
  );
  const bodies = new Map(rows.map(({ doc, body }) => [doc, body]));
  const shown = shownAttributes(request);
  return docs.flatMap((doc) => {
    const body = bodies.get(doc);
    return body === undefined ? [] : [hitOf(doc, request.bodies.parsed(slot, doc, body), request, shown)];
  });
}

/** Attributes of the answer, the same for every hit; undefined for all that a document has. */
interface Shown {
  retrieved: Set<string> | undefined;
  formatted: Set<string> | undefined;
}

function shownAttributes({ query, index }: HitRequest): Shown {
  const displayed = asSet(index.settings.displayedAttributes);
  const cropped = query.attributesToCrop.map((item) => item.split(':')[0] ?? '');
  const formattedNames = [...query.attributesToRetrieve, ...query.attributesToHighlight, ...cropped];
  return {
    retrieved: both(displayed, asSet(query.attributesToRetrieve)),
    formatted: both(displayed, asSet(formattedNames)),
  };
}

const asSet = (names: string[]): Set<string> | undefined => (names.includes('*') ? undefined : new Set(names));

function both(displayed: Set<string> | undefined, asked: Set<string> | undefined): Set<string> | undefined {
  if (displayed === undefined) return asked;
  return asked === undefined ? displayed : new Set([...asked].filter((name) => displayed.has(name)));
}

function hitOf(
  doc: number,
  body: Readonly<SearchDocument>,
  { query, index, needles, scores }: HitRequest,
  shown: Shown,
): Hit {
  const hit: Record<string, unknown> = pick(body, shown.retrieved);
  if (query.attributesToHighlight.length > 0 || query.attributesToCrop.length > 0)
    hit['_formatted'] = formatted(pick(body, shown.formatted), query, needles);
  if (query.showMatchesPosition)
    hit['_matchesPosition'] = matchPositions(pick(body, asSet(index.settings.displayedAttributes)), needles);
  const keys = scores.keys.get(doc);
  if (query.showRankingScore) hit['_rankingScore'] = keys === undefined ? 1 : rankingScore(keys, scores.context);
  if (query.showRankingScoreDetails)
    hit['_rankingScoreDetails'] = keys === undefined ? {} : rankingScoreDetails(keys, scores.context);
  return hit as Hit;
}

/** A copy with the attributes named, in the document's own order. */
function pick(document: Readonly<SearchDocument>, names: Set<string> | undefined): SearchDocument {
  if (names === undefined) return { ...document };
  const picked: Record<string, Json> = {};
  for (const name in document) if (names.has(name)) picked[name] = document[name] ?? null;
  return picked;
}
