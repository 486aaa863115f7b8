const IMAGE_PATH = /^\/(?!api\/|admin\/)[\w\-./%]+\.(?:svg|webp|png|jpe?g|avif|gif)$/i;
const PASSED_HEADERS = ['content-type', 'content-length', 'etag', 'last-modified'] as const;
const DAY_IN_SECONDS = 86_400;

/** An image of the platform, served from the store's own origin; 404 for anything that is not an image's path. */
export async function forwardMedia(path: string, cmsUrl: string, ifNoneMatch: string | null): Promise<Response> {
  if (!IMAGE_PATH.test(path) || path.includes('..') || path.startsWith('//'))
    return new Response(null, { status: 404 });
  const answer = await fetch(new URL(path, cmsUrl), {
    headers: ifNoneMatch === null ? {} : { 'If-None-Match': ifNoneMatch },
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  });
  const headers = new Headers({
    'Cache-Control': `public, max-age=${DAY_IN_SECONDS}, stale-while-revalidate=${7 * DAY_IN_SECONDS}`,
    // A drawing opened as a page of its own must not run anything.
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`,
  });
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  if (answer.status === 304) return new Response(null, { status: 304, headers });
  if (!answer.ok) return new Response(null, { status: 404 });
  return new Response(answer.body, { status: 200, headers });
}
