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
 * Throws RateLimitError (429 with Retry-After) for too many attempts (design 8). Counts before the request is served, so that parallel
 * attempts do not slip through, and subtracts successful ones where only failures count. Runs after the body is parsed, because the
 * account is in it.
 */
export const rateLimitMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }, isTrusted = trustIn(env().trustedProxies)) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const address = clientAddress(ctx.req.socket.remoteAddress ?? '', ctx.get('X-Forwarded-For'), isTrusted);
    // Later limits and logs see the person's address, not the store's.
    if (address !== null) ctx.request.ip = address;
    // Costs are counted by it (spend.ts): nobody's where one of the platform's own processes asks.
    (ctx.state as { clientAddress?: string | null }).clientAddress = address;
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

/** Closes the connection to Redis when the server stops. */
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
  // Strapi's panel understands its own error classes alone.
  throw ctx.path.startsWith('/admin/') ? new errors.RateLimitError(refusal.message, refusal.details) : refusal;
}

/** Returns a counter key for each limit whose subject the request names; subjects are hashed, so keys hold nothing personal. */
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
