import { LRUCache } from 'lru-cache';
import type { Core } from '@strapi/strapi';
import { memoryClock } from '../clock/memory-clock';
import { getKnex } from '../transactions/in-transaction';
import { sessionTable, storeOrigin, type LiveSession } from './session.types';

interface SessionRow {
  readonly user_id: string;
  readonly device_id: string;
  readonly type: string | null;
  readonly metadata: unknown;
}

/** Wrapped, because a session that has ended is kept too. */
interface Cached {
  readonly session: LiveSession | null;
}
type Cache = LRUCache<string, Cached>;

/** The milliseconds a session stays cached, within which one ended by another process still works. */
const freshMs = 3_000;
const mostCached = 5_000;
const caches = new WeakMap<Core.Strapi, Cache>();

/** Finds the session of an access token, read at most three seconds ago; null once it has ended. */
export const findLiveSession = (strapi: Core.Strapi, sessionId: string): Promise<LiveSession | null> =>
  findCached(strapi, sessionId, { session_id: sessionId });

/** Finds a session of one login of a person, whatever tokens were renewed since, as `findLiveSession`; null once all have ended. */
export const findLiveFamily = (strapi: Core.Strapi, userId: number, family: string): Promise<LiveSession | null> =>
  findCached(strapi, `${userId} ${family}`, { user_id: String(userId), device_id: family });

async function findCached(
  strapi: Core.Strapi,
  key: string,
  where: Readonly<Record<string, string>>,
): Promise<LiveSession | null> {
  const cache = cacheOf(strapi);
  const known = cache.get(key);
  if (known !== undefined) return known.session;
  const session = await readSession(strapi, where);
  cache.set(key, { session });
  return session;
}

/** Drops a person's sessions from this process's cache after they ended. */
export function forgetSessionsOf(strapi: Core.Strapi, userId: number): void {
  const cache = cacheOf(strapi);
  for (const [id, { session }] of [...cache]) if (session?.userId === userId) cache.delete(id);
}

async function readSession(strapi: Core.Strapi, where: Readonly<Record<string, string>>): Promise<LiveSession | null> {
  const row = (await getKnex(strapi)(sessionTable)
    .where({ ...where, origin: storeOrigin })
    .first('user_id', 'device_id', 'type', 'metadata')) as SessionRow | undefined;
  if (row === undefined) return null;
  return {
    userId: Number(row.user_id),
    family: row.device_id,
    isRemembered: row.type === 'refresh',
    onBehalf: impersonator(row.metadata),
  };
}

/** Parses the session's metadata: PostgreSQL returns JSON as an object, SQLite as text. */
function impersonator(metadata: unknown): LiveSession['onBehalf'] {
  const parsed = (typeof metadata === 'string' ? JSON.parse(metadata) : metadata) as {
    impersonator?: LiveSession['onBehalf'];
  } | null;
  return parsed?.impersonator ?? null;
}

function cacheOf(strapi: Core.Strapi): Cache {
  const cache: Cache = caches.get(strapi) ?? new LRUCache({ max: mostCached, ttl: freshMs, perf: memoryClock });
  caches.set(strapi, cache);
  return cache;
}
