import { ApiError, refused } from '@mayorista/search-engine';
import type { MultiSearchResult } from 'meilisearch';
import type { SearchClient } from '../client';
import { verifyToken, type VerifiedToken } from '../tokens/search-tokens';
import { matches, type Match } from './matching';
import { browserQueries, restrictedQuery, type BrowserQuery } from './restricted-query';

export interface MultiSearchContext {
  search: SearchClient;
  masterKey: string;
  now: Date;
  /** Tells whether the token's bearer is still of its audience: an account, its company or its session may have ended since. */
  isStillHeld: (token: VerifiedToken) => Promise<boolean>;
}

type Result = MultiSearchResult<Record<string, unknown>>;

/** What the document's answer has beside Meilisearch's (spec storefront 7). */
export interface BrowserResult extends Result {
  request_params: { q: string; first_q: string };
  search_time_ms: number;
  /** Nothing says all the words: these are the nearest. */
  is_nearest: boolean;
}

/** Answers a browser's searches: checks its token, keeps it within its audience, asks the engine once. */
export async function multiSearch(
  { search, masterKey, now, isStillHeld }: MultiSearchContext,
  body: unknown,
  authorization: string | undefined,
): Promise<{ results: BrowserResult[] }> {
  const bearer = /^Bearer\s+(\S.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (bearer === undefined) throw new ApiError('missing_authorization_header', 'The Authorization header is missing.');
  const verified = verifyToken(bearer, masterKey, now);
  if (!(await isStillHeld(verified))) throw refused();
  const asked = browserQueries(body);
  const queries = asked.map((query) => restrictedQuery(query, verified));
  const found = await asEngineError(() => matches(search, queries));
  return { results: found.map((match, at) => shaped(match, asked[at])) };
}

function shaped({ result, isNearest }: Match, query: BrowserQuery | undefined): BrowserResult {
  const q = query?.q ?? '';
  return {
    ...result,
    is_nearest: isNearest,
    request_params: { q, first_q: query?.first_q ?? q },
    search_time_ms: result.processingTimeMs,
  };
}

/** What is wrong with a question is the browser's to know; a key that the server refuses is ours, not that of the browser's token. */
const OF_THE_QUESTION = /^(invalid|missing|bad)_(?!api_key|authorization)/;

/** The client wraps what the engine refuses; both engines leave the code in the cause. */
async function asEngineError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isRefusal = typeof cause === 'object' && cause !== null && 'code' in cause && 'message' in cause;
    if (isRefusal && OF_THE_QUESTION.test(String(cause.code)))
      throw new ApiError(String(cause.code), String(cause.message));
    throw error;
  }
}
