// A process of the store: one express server in front of the Remix build.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { createRequestHandler as createPageHandler } from '@remix-run/express';
import { createRequestHandler as createFetchHandler } from '@remix-run/node';
import compression from 'compression';
import express from 'express';
import sirv from 'sirv';
import { env } from '@mayorista/config';
import { drainable } from '../../config/launch/drain.mjs';
import { readConfig } from './config.mjs';
import { log } from './log.mjs';
import { measureProcess, notePageRead, serveOwnMetrics } from './metrics.mjs';
import { passResponse } from './pass-response.mjs';
import { refuseForeign } from './refuse-foreign.mjs';
import { requestLog } from './request-log.mjs';
import { answers, sayStarting } from './starting.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const YEAR_IN_SECONDS = 31_536_000;
const HOUR_IN_SECONDS = 3_600;
const SEARCH_BODY_LIMIT = '32kb';
// Longer than proxies keep a connection at rest: who closes first must not be the server.
const KEEP_ALIVE_MS = 65_000;
// For what is made for one reader, as in `compress-page.server.ts`.
const QUICK_COMPRESSION = { level: 3, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

const isDevelopment = process.argv.includes('--dev');
const { host, port, isHttps, trustedProxies, ...settings } = readConfig();
const config = { ...settings, hasSecureCookies: isHttps };
const mode = isDevelopment ? 'development' : 'production';

const vite = isDevelopment
  ? await (await import('vite')).createServer({ root: folder, server: { middlewareMode: true } })
  : null;
const loadBuild = () => (vite ? vite.ssrLoadModule('virtual:remix/server-build') : import('../build/server/index.js'));
const store = (await loadBuild()).entry.module;

/** Remix asks for data alone at addresses of this ending. */
const carriedBy = (pathname) => (pathname.endsWith('.data') ? undefined : new Map());

const app = express();
app.disable('x-powered-by');
app.set('trust proxy', [...trustedProxies]);
app.set('query parser', false);

app.use(requestLog);
app.get(['/healthz', '/live'], (_request, response) => response.json({ status: 'ok' }));
app.get('/ready', async (_request, response) => {
  // Without the platform the store still says so on a page of its own: it is unready only while it stops.
  const isThere = await answers(`${config.cmsUrl}/_health`);
  const isStopping = server.listening === false;
  const status = isStopping ? 'stopping' : isThere ? 'ready' : 'degraded';
  response
    .status(isStopping ? 503 : 200)
    .set('Cache-Control', 'no-store')
    .json({ status, services: { platform: isThere ? 'ok' : 'away' } });
});

app.use((_request, response, next) => {
  response.set(store.securityHeaders(isHttps));
  next();
});

app.use(refuseForeign);
app.use(sayStarting(config.cmsUrl));

if (!vite) {
  const fetchPage = createFetchHandler(await loadBuild(), mode);
  const cache = store.pageCache({
    isHttps,
    check: store.sourceChecks(config.cmsUrl),
    render: (request, nonce, sources) =>
      fetchPage(request, { config, nonce, sources, carried: carriedBy(new URL(request.url).pathname) }),
  });
  app.use(async (request, response, next) => {
    try {
      const key = store.pageKey(request.method, request.originalUrl, request.get('Cookie') ?? null);
      // The page is rendered under a fixed origin: what a visitor writes in Host never reaches another one.
      const page =
        key === null ? null : await cache.find(key, new URL(request.originalUrl, 'http://store.invalid').href);
      if (key !== null) notePageRead(page !== null);
      if (page === null) return next();
      response.set(page.headers);
      if (request.acceptsEncodings('gzip')) return response.set('Content-Encoding', 'gzip').end(page.gzipped);
      return response.set('Content-Encoding', 'identity').end(page.plain);
    } catch (error) {
      return next(error);
    }
  });
}

if (vite) app.use(vite.middlewares);
if (!vite) {
  const client = path.join(folder, 'build', 'client');
  const sized = { gzip: true, brotli: true, dotfiles: false, etag: true };
  app.use('/assets', sirv(path.join(client, 'assets'), { ...sized, immutable: true, maxAge: YEAR_IN_SECONDS }));
  app.use('/assets', (_request, response) => response.sendStatus(404));
  app.use(sirv(client, { ...sized, maxAge: HOUR_IN_SECONDS }));
  app.use(compression(QUICK_COMPRESSION));
}

const forwardMedia = store.mediaProxy(config);
app.get('/media/*', async (request, response, next) => {
  try {
    const call = {
      path: request.path.slice('/media'.length),
      width: new URL(request.originalUrl, 'http://store.invalid').searchParams.get('w'),
      accept: request.get('Accept') ?? null,
      ifNoneMatch: request.get('If-None-Match') ?? null,
    };
    await passResponse(await forwardMedia(call), response);
  } catch (error) {
    next(error);
  }
});

app.post('/multi-search', express.text({ type: '*/*', limit: SEARCH_BODY_LIMIT }), async (request, response, next) => {
  try {
    const call = {
      body: String(request.body),
      authorization: request.get('Authorization') ?? null,
      requestId: request.requestId,
    };
    await passResponse(await store.forwardSearch(call, config), response);
  } catch (error) {
    next(error);
  }
});

app.post('/search-events', express.text({ type: '*/*', limit: SEARCH_BODY_LIMIT }), (request, response) => {
  const notes = { body: String(request.body), clientAddress: request.ip, requestId: request.requestId };
  store.forwardSearchNotes(notes, config).catch((error) => log.warn(`search-events: ${String(error)}`));
  response.status(204).end();
});

app.all(
  '*',
  (_request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    // Vite's development client connects by web socket and adds scripts of its own: no policy there.
    if (!vite)
      response.set('Content-Security-Policy', store.pagePolicy([`'nonce-${nonce}'`], isHttps, config.paymentHosts));
    next();
  },
  createPageHandler({
    build: vite ? loadBuild : await loadBuild(),
    mode,
    // A proxy may speak https for a store that does not know its own public address.
    getLoadContext: async (request, response) => {
      const own = { ...config, hasSecureCookies: isHttps || request.secure };
      const asking = { config: own, clientAddress: request.ip, requestId: request.requestId };
      const fresh = await store.freshSession(request.get('Cookie') ?? null, asking);
      if (fresh.setCookie !== null) response.append('Set-Cookie', fresh.setCookie);
      return {
        ...asking,
        fresh,
        nonce: response.locals.nonce,
        encoding: ['br', 'gzip'].find((encoding) => request.acceptsEncodings(encoding)),
        carried: carriedBy(request.path),
      };
    },
  }),
);

app.use((error, request, response, _next) => {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error(`${request.method} ${request.path}: ${told}`, { request_id: request.requestId });
  if (response.headersSent) return response.end();
  return response
    .status(error.status ?? 502)
    .type('text')
    .send('Error al procesar la petición');
});

const server = app.listen(port, host, () => log.info(`Tienda: http://${host}:${port}`));
server.keepAliveTimeout = KEEP_ALIVE_MS;
const drain = drainable(server);
measureProcess();
await serveOwnMetrics();

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    // A terminal and a supervisor both pass on the same wish.
    if (isStopping) return;
    isStopping = true;
    drain({ patienceMs: env().shutdownMs }).then(
      () => process.exit(0),
      (error) => {
        log.error(String(error));
        process.exit(1);
      },
    );
  });
