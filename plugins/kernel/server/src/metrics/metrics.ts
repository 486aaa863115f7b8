import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Core } from '@strapi/strapi';

/** The histogram's bounds in seconds; most responses come from memory, a few take some seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of this process. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Counter<'name' | 'outcome'>;
  readonly cacheReads: Counter<'cache' | 'result'>;
  /** Gauges, read at each scrape: of the tables, which all processes share, and of this process's connection pool. */
  readonly jobsByState: Gauge<'state'>;
  readonly oldestJob: Gauge;
  readonly outboxEvents: Gauge;
  readonly outboxLag: Gauge;
  readonly pool: Gauge<'state'>;
  readonly dependencies: Gauge<'dependency'>;
}

const perPlatform = new WeakMap<Core.Strapi, Metrics>();

export function metricsOf(strapi: Core.Strapi): Metrics {
  const metrics = perPlatform.get(strapi) ?? createMetrics();
  perPlatform.set(strapi, metrics);
  return metrics;
}

function createMetrics(): Metrics {
  const registers = [new Registry()];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> =>
    new Gauge({ name, help, labelNames, registers });
  return {
    registry: registers[0] as Registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until a request was answered, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    jobs: new Counter({
      name: 'mayorista_job_runs_total',
      help: 'Runs of background jobs in this process, by how they ended',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    cacheReads: new Counter({
      name: 'mayorista_cache_reads_total',
      help: 'Reads of the ready answers, by whether they were there',
      labelNames: ['cache', 'result'],
      registers,
    }),
    jobsByState: gauge('mayorista_jobs', 'Background jobs that are not done, by state', ['state']),
    oldestJob: gauge('mayorista_oldest_due_job_seconds', 'How long the oldest due job has been waiting'),
    outboxEvents: gauge('mayorista_outbox_events', 'Events that are not relayed yet'),
    outboxLag: gauge('mayorista_outbox_lag_seconds', 'Age of the oldest event that is not relayed yet'),
    pool: gauge('mayorista_database_pool', 'Connections of this process to the database, by state', ['state']),
    dependencies: gauge('mayorista_dependency_up', 'Whether a service answers this process', ['dependency']),
  };
}
