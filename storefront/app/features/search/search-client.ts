import { searchBody, type SearchTerms } from './search-body';
import { searchFound, type SearchAnswer, type SearchFound } from './search.view';

/** The search token was refused: the page must be refreshed (storefront document, section 8). */
export class SearchTokenExpired extends Error {
  override readonly name = 'SearchTokenExpired';
}

let token: Promise<string> | null = null;

async function askToken(): Promise<string> {
  const answer = await fetch('/search-token', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`search token: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/** One token per document; a failed request is tried again with the next search. */
function searchToken(): Promise<string> {
  token ??= askToken().catch((error: unknown) => {
    token = null;
    throw error;
  });
  return token;
}

/** What matches what was typed. Throws `SearchTokenExpired` on 401, an `AbortError` when a newer search replaced it. */
export async function search(terms: SearchTerms, signal: AbortSignal): Promise<SearchFound> {
  const authorization = `Bearer ${await searchToken()}`;
  signal.throwIfAborted();
  const answer = await fetch('/multi-search', {
    method: 'POST',
    body: searchBody(terms),
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    signal,
  });
  if (answer.status === 401) throw new SearchTokenExpired();
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return searchFound((await answer.json()) as SearchAnswer);
}
