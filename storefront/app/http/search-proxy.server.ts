const TIMEOUT_MS = 5_000;

/** What the browser sent to the search endpoint. */
interface SearchCall {
  readonly body: string;
  /** `Bearer <search token>`: short-lived, made for this audience; no session goes along. */
  readonly authorization: string | null;
  readonly requestId: string;
}

interface Platform {
  readonly cmsUrl: string;
  readonly imageOrigins: readonly string[];
}

/** Passes a search on to the platform, so that the browser needs no other origin. The answer's status is kept. */
export async function forwardSearch(
  { body, authorization, requestId }: SearchCall,
  { cmsUrl, imageOrigins }: Platform,
): Promise<Response> {
  const answer = await fetch(new URL('/api/multi-search', cmsUrl), {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Request-Id': requestId,
      ...(authorization === null ? {} : { Authorization: authorization }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Pictures of the platform become paths: the browser asks the store for them.
  const text = imageOrigins.reduce((json, origin) => json.replaceAll(`"${origin}/`, '"/'), await answer.text());
  return new Response(text, {
    status: answer.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** What a browser noted of its searches, and where it is: limits are kept by address. */
interface SearchNotes {
  readonly body: string;
  readonly clientAddress: string;
  readonly requestId: string;
}

/** Passes on what a browser noted of its searches. Nobody waits for it, so the browser is never told that it failed. */
export async function forwardSearchNotes(
  { body, clientAddress, requestId }: SearchNotes,
  { cmsUrl }: Pick<Platform, 'cmsUrl'>,
): Promise<void> {
  const answer = await fetch(new URL('/api/search-events', cmsUrl), {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': clientAddress, 'X-Request-Id': requestId },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
}
