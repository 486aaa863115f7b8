import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics } from 'prom-client';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { readReadiness } from '../health/readiness';
import { getKnex } from '../transactions/in-transaction';
import { metricsOf } from './metrics';

interface Pool {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

const servers = new WeakMap<Core.Strapi, Server>();

/**
 * Serves the metrics of this process to Prometheus on a port of their own, which is not public. Returns the server; null without a
 * port.
 */
export async function serveMetrics(strapi: Core.Strapi, port: number | null): Promise<Server | null> {
  if (port === null) return null;
  const { registry } = metricsOf(strapi);
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    collect(strapi)
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((error: unknown) => {
        strapi.log.error(`Medidas: ${String(error)}`);
        response.writeHead(500).end();
      });
  });
  server.listen(port, env().metrics.host);
  await once(server, 'listening');
  servers.set(strapi, server);
  return server;
}

export function endMetrics(strapi: Core.Strapi): void {
  const server = servers.get(strapi);
  server?.close();
  server?.closeAllConnections();
}

/** Sets the gauges. */
async function collect(strapi: Core.Strapi): Promise<void> {
  const metrics = metricsOf(strapi);
  const { database, redis, services, backlog } = await readReadiness(strapi);
  const states = { database, ...(redis === null ? {} : { redis }), ...services };
  for (const [dependency, state] of Object.entries(states))
    metrics.dependencies.set({ dependency }, state === 'ok' ? 1 : 0);
  const { pool } = getKnex(strapi).client as { pool: Pool };
  metrics.pool.set({ state: 'used' }, pool.numUsed());
  metrics.pool.set({ state: 'free' }, pool.numFree());
  metrics.pool.set({ state: 'pending' }, pool.numPendingAcquires());
  metrics.pool.set({ state: 'max' }, pool.max);
  // Unreadable gauges keep their last value: another gauge tells that the database is away.
  if (backlog === null) return;
  metrics.jobsByState.set({ state: 'queued' }, backlog.queued);
  metrics.jobsByState.set({ state: 'running' }, backlog.running);
  metrics.jobsByState.set({ state: 'dead' }, backlog.dead);
  metrics.jobsByState.set(
    { state: 'waiting' },
    backlog.waiting.reduce((sum, { count }) => sum + count, 0),
  );
  metrics.oldestJob.set(backlog.oldestDueSeconds);
  metrics.outboxEvents.set(backlog.events);
  metrics.outboxLag.set(backlog.oldestEventSeconds);
}
