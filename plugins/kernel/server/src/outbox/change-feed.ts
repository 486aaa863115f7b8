import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres, getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { touchedKeys } from './define-event';

/** A written event as caches follow it: which keys it touches, null when it may change anything. */
export interface Change {
  readonly name: string;
  readonly keys: readonly number[] | null;
}

/** Events were missed: whoever follows them begins anew. */
export const missedEvents: Change = { name: '*', keys: null };

/** Told of each change once, in this process, before anybody who looked is answered. */
export type Follower = (changes: readonly Change[]) => void;

interface EventRow {
  readonly id: number;
  readonly name: string;
  readonly payload: string;
}

const lookEveryMs = 400;
/** PostgreSQL gives ids before it commits: what is committed late stands behind the newest, no further than this. */
const lateIds = 1_000;

/**
 * Reads the outbox as it grows and tells the followers of this process: at once what this process wrote, within 400 ms what
 * another did. What is written in one process and missed in another (pruned while nobody asked) is told as `missedEvents`.
 */
export class ChangeFeed {
  private readonly followers: Follower[] = [];
  /** Ids read already, of those that others may still stand between. */
  private seen = new Set<number>();
  private last: number | null = null;
  private checkedAt = 0;
  private isTold = false;
  private looking: Promise<void> | null = null;

  constructor(private readonly strapi: Core.Strapi) {}

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  /** An event was written by this process: who looks next reads it. */
  tell(): void {
    this.isTold = true;
  }

  /** Resolves when all that was written before is told. */
  async look(): Promise<void> {
    if (!this.isTold && Date.now() - this.checkedAt < lookEveryMs) return;
    this.looking ??= this.read().finally(() => (this.looking = null));
    await this.looking;
  }

  private async read(): Promise<void> {
    this.isTold = false;
    const knex = getKnex(this.strapi);
    if (this.last === null) return this.begin(await newestId(knex));
    const from = this.last - (isPostgres(this.strapi) ? lateIds : 0);
    const rows = (await knex(tables.outboxEvent).where('id', '>', from).orderBy('id').select('id', 'name')) as Omit<
      EventRow,
      'payload'
    >[];
    const fresh = rows.filter(({ id }) => !this.seen.has(id));
    const changes = rows.length > 0 && (await this.wasPruned(knex)) ? [missedEvents] : await changesOf(knex, fresh);
    this.last = rows.at(-1)?.id ?? this.last;
    this.seen = new Set(rows.map(({ id }) => id));
    this.checkedAt = Date.now();
    if (changes.length > 0) for (const follower of this.followers) follower(changes);
  }

  private begin(last: number): void {
    this.last = last;
    this.checkedAt = Date.now();
  }

  /** Whether events after the last one that was read are gone already. */
  private async wasPruned(knex: Knex): Promise<boolean> {
    const row = (await knex(tables.outboxEvent).min({ first: 'id' }).first()) as { first: number | string | null };
    return row.first !== null && this.last !== null && Number(row.first) > this.last + 1;
  }
}

async function changesOf(knex: Knex, events: readonly Omit<EventRow, 'payload'>[]): Promise<Change[]> {
  const changes: Change[] = [];
  const batch = 200;
  for (let start = 0; start < events.length; start += batch) {
    const ids = events.slice(start, start + batch).map(({ id }) => id);
    const rows = (await knex(tables.outboxEvent)
      .whereIn('id', ids)
      .orderBy('id')
      .select('id', 'name', 'payload')) as EventRow[];
    for (const { name, payload } of rows)
      changes.push({ name, keys: touchedKeys(name, () => JSON.parse(payload) as unknown) });
  }
  return changes;
}

async function newestId(knex: Knex): Promise<number> {
  const row = (await knex(tables.outboxEvent).max({ last: 'id' }).first()) as { last: number | string | null };
  return Number(row.last ?? 0);
}

const feeds = new WeakMap<Core.Strapi, ChangeFeed>();

export function changeFeed(strapi: Core.Strapi): ChangeFeed {
  const feed = feeds.get(strapi) ?? new ChangeFeed(strapi);
  feeds.set(strapi, feed);
  return feed;
}
