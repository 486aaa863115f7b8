import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readInSlices } from '../../../shared/slices';
import { memoryNow } from '../clock/memory-clock';
import { isPostgres, getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { touchedKeys } from './define-event';

/** An event as caches see it: the keys that it touches, null when it may change anything. */
export interface Change {
  readonly name: string;
  readonly keys: readonly number[] | null;
}

/** The change that stands for missed events: followers must start over. */
export const missedEvents: Change = { name: '*', keys: null };

/** A callback that is given each change once in this process, before `look` resolves. */
export type Follower = (changes: readonly Change[]) => void;

interface EventRow {
  readonly id: number;
  readonly name: string;
  readonly payload: string;
}

const lookEveryMs = 400;
/**
 * The number of ids read again: PostgreSQL assigns ids before it commits, so events committed late stand behind the newest, up to this
 * far.
 */
const lateIds = 1_000;

/**
 * Follows the outbox and reports changes to this process's followers: its own at once, those of other processes within 400 ms. Events
 * that were pruned before this process read them are reported as `missedEvents`.
 */
export class ChangeFeed {
  private readonly followers: Follower[] = [];
  /** The ids read last: an event committed late may still appear between them. */
  private seen = new Set<number>();
  private last: number | null = null;
  private checkedAt = 0;
  /** The number of events that this process has told of, and how many of them a finished reading has seen. */
  private told = 0;
  private seenOfTold = 0;
  private looking: Promise<void> | null = null;

  constructor(private readonly strapi: Core.Strapi) {}

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  /** Notes that this process wrote an event, so that the next `look` reads the outbox. */
  tell(): void {
    this.told += 1;
  }

  /** Resolves when the followers have been given the events of this process, and those of others up to 400 ms ago. */
  async look(): Promise<void> {
    const wanted = this.told;
    if (this.seenOfTold >= wanted && memoryNow() - this.checkedAt < lookEveryMs) return;
    // A reading that was under way when this process wrote an event may have missed it: then the next one is waited for too.
    do {
      this.looking ??= this.read().finally(() => (this.looking = null));
      await this.looking;
    } while (this.seenOfTold < wanted);
  }

  private async read(): Promise<void> {
    const { told } = this;
    await this.readOutbox();
    this.seenOfTold = told;
  }

  private async readOutbox(): Promise<void> {
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
    this.checkedAt = memoryNow();
    if (changes.length > 0) for (const follower of this.followers) follower(changes);
  }

  private begin(last: number): void {
    this.last = last;
    this.checkedAt = memoryNow();
  }

  /** Tells whether events after the last one read have been pruned. */
  private async wasPruned(knex: Knex): Promise<boolean> {
    const row = (await knex(tables.outboxEvent).min({ first: 'id' }).first()) as { first: number | string | null };
    return row.first !== null && this.last !== null && Number(row.first) > this.last + 1;
  }
}

async function changesOf(knex: Knex, events: readonly Omit<EventRow, 'payload'>[]): Promise<Change[]> {
  const ids = events.map(({ id }) => id);
  const rows = await readInSlices<EventRow, EventRow['id']>(ids, (some) =>
    knex(tables.outboxEvent).whereIn('id', some).orderBy('id').select('id', 'name', 'payload'),
  );
  // Some were pruned since their ids were read.
  if (rows.length < ids.length) return [missedEvents];
  return rows.map(({ name, payload }) => ({ name, keys: touchedKeys(name, () => JSON.parse(payload) as unknown) }));
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
