import type { Core } from '@strapi/strapi';
import { businessTimeZone } from '../../../shared/dates';
import { redisLink } from '../dependencies/redis-link';
import { withTimeout } from '../dependencies/with-timeout';
import { getKnex } from '../transactions/in-transaction';
import { readBacklog, type Backlog } from './backlog.store';

type DependencyState = 'ok' | 'away';

export interface Readiness {
  /** degraded: it serves, but slower or without a part; unavailable: no requests should be sent here. */
  readonly status: 'ready' | 'degraded' | 'unavailable';
  readonly database: DependencyState;
  /** Null when no Redis is configured. */
  readonly redis: DependencyState | null;
  readonly services: Readonly<Record<string, DependencyState>>;
  /** Null while the database is away. */
  readonly backlog: Backlog | null;
  /** The problems that staff should look at, in Spanish. */
  readonly warnings: readonly string[];
}

const answerWithinMs = 2_000;
const freshMs = 1_000;
/** The seconds a job or an event may wait before a warning says that no process works them off. */
const lateSeconds = 120;

type Check = () => Promise<boolean>;
const registered = new WeakMap<Core.Strapi, Map<string, Check>>();
const known = new WeakMap<Core.Strapi, { readonly at: number; readonly report: Promise<Readiness> }>();

/** Adds a service that a plugin depends on to the readiness report; `check` tells whether it answers. */
export function registerDependency(strapi: Core.Strapi, name: string, check: Check): void {
  const checks = registered.get(strapi) ?? new Map<string, Check>();
  registered.set(strapi, checks.set(name, check));
}

/** Checks every service the platform depends on, at most once a second however often this is called. */
export function readReadiness(strapi: Core.Strapi): Promise<Readiness> {
  const last = known.get(strapi);
  if (last !== undefined && Date.now() - last.at < freshMs) return last.report;
  const report = look(strapi);
  known.set(strapi, { at: Date.now(), report });
  return report;
}

async function look(strapi: Core.Strapi): Promise<Readiness> {
  const checks = [...(registered.get(strapi) ?? new Map<string, Check>())];
  const link = redisLink(strapi);
  const [database, redis, backlog, ...states] = await Promise.all([
    stateOf(async () => (await getKnex(strapi).raw('select 1')) !== undefined),
    link === undefined ? null : stateOf(() => link.isThere()),
    withTimeout(readBacklog(strapi), answerWithinMs, 'The database does not answer').catch(() => null),
    ...checks.map(([, check]) => stateOf(check)),
  ]);
  const services = Object.fromEntries(checks.map(([name], at) => [name, states[at] ?? 'away']));
  const warnings = warningsOf({ redis, services, backlog });
  const status = database === 'away' ? 'unavailable' : warnings.length > 0 ? 'degraded' : 'ready';
  return { status, database, redis, services, backlog, warnings };
}

const stateOf = (check: Check): Promise<DependencyState> =>
  withTimeout(check(), answerWithinMs, 'No answer').then(
    (isThere) => (isThere ? 'ok' : 'away'),
    // A failing check means that the service is away; the error itself is not reported.
    () => 'away',
  );

function warningsOf({ redis, services, backlog }: Pick<Readiness, 'redis' | 'services' | 'backlog'>): string[] {
  return [
    ...(redis === 'away' ? ['Redis no responde'] : []),
    ...Object.entries(services).flatMap(([name, state]) => (state === 'away' ? [`${name}: no responde`] : [])),
    ...(backlog === null ? [] : backlogWarnings(backlog)),
  ];
}

/** Lists warnings about overdue and failed work, in Spanish, for staff and operators. */
export const backlogWarnings = ({ dead, oldestDueSeconds, oldestEventSeconds, waiting }: Backlog): string[] => [
  ...(dead > 0 ? [`Trabajos que fallaron y esperan a una persona: ${dead}`] : []),
  ...(oldestDueSeconds > lateSeconds ? [`El trabajo más antiguo espera desde hace ${minutes(oldestDueSeconds)}`] : []),
  ...(oldestEventSeconds > lateSeconds
    ? [`El evento más antiguo espera desde hace ${minutes(oldestEventSeconds)}`]
    : []),
  ...waiting.map(
    ({ label, count, since }) =>
      `${label}: ${count} en espera de un servicio que no responde desde el ${moments.format(new Date(since))}`,
  ),
];

const moments = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: businessTimeZone,
});

const minutes = (seconds: number): string => `${Math.round(seconds / 60)} min`;
