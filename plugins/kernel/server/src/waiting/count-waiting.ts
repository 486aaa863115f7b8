import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { instant, type Instant } from '../../../shared/dates';
import { memoryNow } from '../clock/memory-clock';
import { isAllowed, type Actor } from '../permissions/actor';
import { getKnex } from '../transactions/in-transaction';
import { historyWatch, type HistoryWatch } from './history-watch';
import { allWaiting, type Waiting } from './waiting';

/** Longest age of a count: an expiry comes without anything being written. */
const longestSeconds = 60;
const mostKept = 10_000;
const hourMs = 3_600_000;

interface Kept {
  readonly count: number;
  readonly oldest: Instant | null;
  readonly versions: string;
  readonly until: number;
}

export interface WaitingItem {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly oldest_at: Instant | null;
  readonly is_late: boolean;
  readonly to: string;
}

const caches = new WeakMap<Core.Strapi, LRUCache<string, Kept>>();

function cacheOf(strapi: Core.Strapi): LRUCache<string, Kept> {
  const cache = caches.get(strapi) ?? new LRUCache<string, Kept>({ max: mostKept });
  caches.set(strapi, cache);
  return cache;
}

/** Lists what waits for an actor, the late first and of those the oldest; what nobody waits for is left out. */
export async function listWaiting(strapi: Core.Strapi, actor: Actor): Promise<WaitingItem[]> {
  const watch = historyWatch(strapi);
  await watch.look();
  const theirs = allWaiting(strapi).filter(({ needs }) => isAllowed(actor, needs));
  const items: WaitingItem[] = [];
  // One after the other: on SQLite there is one connection, and a home page must not take all of PostgreSQL's.
  for (const waiting of theirs) {
    const { count, oldest } = await countKept(strapi, actor, waiting, watch);
    if (count > 0) items.push(toItem(waiting, count, oldest));
  }
  return items.sort(byUrgency);
}

async function countKept(strapi: Core.Strapi, actor: Actor, waiting: Waiting, watch: HistoryWatch): Promise<Kept> {
  const cache = cacheOf(strapi);
  // Rights and scope are the person's: nobody is shown what was counted for another.
  const key = `${actor.kind} ${actor.id ?? ''} ${actor.onBehalf?.id ?? ''} ${waiting.key}`;
  const versions = waiting.types.map((type) => watch.version(type)).join();
  const known = cache.get(key);
  if (known?.versions === versions && known.until > memoryNow()) return known;
  const { count, oldest } = await waiting.count({ strapi, knex: getKnex(strapi), actor });
  const kept: Kept = {
    count,
    oldest: oldest === null ? null : instant(oldest),
    versions,
    until: memoryNow() + (waiting.freshSeconds ?? longestSeconds) * 1_000,
  };
  cache.set(key, kept);
  return kept;
}

function toItem({ key, label, to, lateAfterHours }: Waiting, count: number, oldest: Instant | null): WaitingItem {
  const isLate = oldest !== null && Date.now() - Date.parse(oldest) > lateAfterHours * hourMs;
  return { key, label: `${count} ${label[count === 1 ? 0 : 1]}`, count, oldest_at: oldest, is_late: isLate, to };
}

function byUrgency(one: WaitingItem, other: WaitingItem): number {
  if (one.is_late !== other.is_late) return one.is_late ? -1 : 1;
  return (one.oldest_at ?? '~').localeCompare(other.oldest_at ?? '~');
}
