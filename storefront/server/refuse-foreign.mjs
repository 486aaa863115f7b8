const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The host that a page of ours was read from, as a proxy in front names it. */
const ownHost = (request) => request.get('X-Forwarded-Host')?.split(',')[0]?.trim() || request.get('Host');

/** Tells whether a page of another site sent a request; browsers say so, and nobody else has to. */
function isForeign(request) {
  const origin = request.get('Origin');
  if (origin === undefined) return request.get('Sec-Fetch-Site') === 'cross-site';
  return !URL.canParse(origin) || new URL(origin).host !== ownHost(request);
}

/** Refuses with 403 what pages of other sites send: Remix would fail at it. What they only read passes. */
export function refuseForeign(request, response, next) {
  if (reading.has(request.method) || !isForeign(request)) return next();
  return response.status(403).set('Cache-Control', 'no-store').type('text').send('Esta petición viene de otro sitio');
}
