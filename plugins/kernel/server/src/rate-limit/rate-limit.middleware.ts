import { createHash } from 'node:crypto';
import { env } from '@mayorista/config';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { redisLink } from '../dependencies/redis-link';
import { RateLimitError } from '../errors/refusal';
import { clientAddress, trustIn } from './client-address';
import { memoryCounter, type Counter } from './counter';
import { rateLimits, type Limit, type RateLimit, type Subject } from './rate-limits';
import { redisCounter } from './redis-counter';

interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

const counters = new WeakMap<Core.Strapi, Counter>();

/**
 * Holds back who tries too often: 429 with Retry-After (design 8). Counts before the request is served, so that many at once do not
 * slip through together, and takes back what did not fail. Runs after the body is read: the account stands in it.
 */
export const rateLimitMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }, isTrusted = trustIn(env().trustedProxies)) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const address = clientAddress(ctx.req.socket.remoteAddress ?? '', ctx.get('X-Forwarded-For'), isTrusted);
    // Whoever else limits or records by address sees the person's, not the store's.
    if (address !== null) ctx.request.ip = address;
    const rule = rateLimits.find(({ method, path }) => method === ctx.method && path.test(ctx.path));
    if (rule === undefined) return next();
    const counter = counterOf(strapi);
    const counted = keysOf(ctx, rule, address);
    for (const { key, limit } of counted) {
      const { count, endsInMs } = await counter.add(key, limit.seconds * 1_000);
      if (count > limit.most) refuse(ctx, endsInMs);
    }
    await next();
    if (rule.countsFailuresOnly && ctx.status < 400) for (const { key } of counted) await counter.undo(key);
  };

/** Ends the connection to Redis with the server. */
export const closeCounter = async (strapi: Core.Strapi): Promise<void> => counters.get(strapi)?.close();

function counterOf(strapi: Core.Strapi): Counter {
  const known = counters.get(strapi);
  if (known !== undefined) return known;
  const link = redisLink(strapi);
  const counter = link === undefined ? memoryCounter() : redisCounter(link);
  counters.set(strapi, counter);
  return counter;
}

function refuse(ctx: Context, endsInMs: number): never {
  const seconds = Math.max(1, Math.ceil(endsInMs / 1_000));
  const refusal = new RateLimitError(seconds);
  ctx.set('Retry-After', String(seconds));
  // The panel's own door answers in the panel's own way.
  throw ctx.path.startsWith('/admin/') ? new errors.RateLimitError(refusal.message, refusal.details) : refusal;
}

/** One counter for each limit whose subject the request names; nothing personal is kept in a key. */
function keysOf(ctx: Context, { name, limits }: RateLimit, address: string | null): Counted[] {
  return limits.flatMap((limit) => {
    const subject = limit.by === 'address' ? address : subjectOf(ctx, limit.by);
    return subject === null
      ? []
      : [{ limit, key: `${name}:${limit.by}:${createHash('sha256').update(subject).digest('hex').slice(0, 32)}` }];
  });
}

function subjectOf(ctx: Context, by: Exclude<Subject, 'address'>): string | null {
  if (by === 'token') return ctx.get('Authorization') || null;
  const { email } = ((ctx.request as { body?: unknown }).body ?? {}) as { email?: unknown };
  return typeof email === 'string' && email.trim() !== '' ? email.trim().toLowerCase() : null;
}
