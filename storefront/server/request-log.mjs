import { randomUUID } from 'node:crypto';
import { log } from './log.mjs';
import { noteRequest } from './metrics.mjs';

const wellFormed = /^[\w-]{8,64}$/;
const health = new Set(['/live', '/ready', '/healthz']);
const kinds = [
  ['/assets/', '/assets/*'],
  ['/media/', '/media/*'],
  ['/multi-search', '/multi-search'],
  ['/search-events', '/search-events'],
];

/** Addresses of pages are as many as products: they are one kind, and what asks for their data alone another. */
function routeOf(pathname) {
  const known = kinds.find(([start]) => pathname.startsWith(start));
  if (known !== undefined) return known[1];
  return pathname.endsWith('.data') ? 'data' : 'page';
}

/**
 * Gives every request the id by which it is found again in the platform's log, its jobs and its events, and writes one line
 * when it has been answered. Never what follows the path: it may hold a code.
 */
export function requestLog(request, response, next) {
  const given = request.get('X-Request-Id') ?? '';
  request.requestId = wellFormed.test(given) ? given : randomUUID();
  response.set('X-Request-Id', request.requestId);
  if (health.has(request.path)) return next();
  const startedAt = performance.now();
  const { method, path } = request;
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const route = routeOf(path);
    const status = response.statusCode;
    noteRequest({ method, route, status }, ms);
    log.http(`${method} ${route} ${status}`, {
      request_id: request.requestId,
      method,
      route,
      path,
      status,
      ms: Math.round(ms),
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
  return next();
}
