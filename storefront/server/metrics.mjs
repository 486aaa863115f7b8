import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { env } from '@mayorista/config';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';
import { log } from './log.mjs';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time until a request was answered, by kind of address',
  labelNames: ['method', 'route', 'status'],
  buckets,
});
const pageReads = new Counter({
  name: 'mayorista_cache_reads_total',
  help: 'Reads of the whole pages kept for visitors, by whether one could be sent',
  labelNames: ['cache', 'result'],
});

/** Notes a request that was answered. */
export const noteRequest = (labels, ms) => requests.observe(labels, ms / 1_000);

/** Notes whether a visitor was sent a page that was kept whole. */
export const notePageRead = (isHit) => pageReads.inc({ cache: 'pages', result: isHit ? 'hit' : 'miss' });

/** Serves the measures of one process that serves alone. */
export async function serveOwnMetrics() {
  if (env().metrics.storefront === null || cluster.isWorker) return;
  collectDefaultMetrics();
  await serve(() => register.metrics(), register.contentType);
}

/** Serves the measures of all processes of the store together. */
export async function serveProcessesMetrics() {
  if (env().metrics.storefront === null) return;
  const processes = new AggregatorRegistry();
  await serve(() => processes.clusterMetrics(), processes.contentType);
}

/** What a process of several measures of itself; the first process adds them up. */
export function measureProcess() {
  if (!cluster.isWorker || env().metrics.storefront === null) return;
  collectDefaultMetrics();
  // Only one that is made listens for the first process's questions.
  new AggregatorRegistry();
}

async function serve(read, contentType) {
  const { host, storefront } = env().metrics;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      (error) => {
        log.error(`Medidas: ${String(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(storefront, host);
  await once(server, 'listening');
  // It ends with the process, and holds it back no longer.
  server.unref();
}
