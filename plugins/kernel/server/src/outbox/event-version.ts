import type { Core } from '@strapi/strapi';
import { knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

/** As much as some events have said until now. */
export interface EventVersion {
  readonly version: string;
  /** When it was first seen; milliseconds. */
  readonly since: number;
}

const lookEveryMs = 400;
/** Ids are given before they are committed: what is committed late stands behind the newest, no further than this. */
const lateIds = 1_000;

interface Newest {
  readonly id: number;
  readonly since: number;
}

/** The newest event of each name: at once what this process wrote, within 400 ms what another did. */
export class EventVersions {
  private readonly newest = new Map<string, Newest>();
  private readonly known = new Map<string, EventVersion>();
  private last = 0;
  private checkedAt = 0;
  private isTold = false;
  private checking: Promise<void> | null = null;

  constructor(private readonly strapi: Core.Strapi) {}

  /** The version of what events of these names tell; of every event when none is named. */
  async of(names: readonly string[]): Promise<EventVersion> {
    await this.look();
    const key = names.join();
    const known = this.known.get(key) ?? this.versionOf(names.length === 0 ? [...this.newest.keys()].sort() : names);
    this.known.set(key, known);
    return known;
  }

  /** An event was written by this process: who asks next is answered with it. */
  tell(): void {
    this.isTold = true;
  }

  private versionOf(names: readonly string[]): EventVersion {
    const newest = names.map((name) => this.newest.get(name) ?? { id: 0, since: 0 });
    return { version: newest.map(({ id }) => id).join(), since: Math.max(0, ...newest.map(({ since }) => since)) };
  }

  private async look(): Promise<void> {
    if (!this.isTold && Date.now() - this.checkedAt < lookEveryMs) return;
    this.checking ??= this.read().finally(() => (this.checking = null));
    await this.checking;
  }

  private async read(): Promise<void> {
    this.isTold = false;
    const knex = knexOf(this.strapi);
    if (this.last === 0) this.last = await newestId(this.strapi);
    const rows = (await knex(tables.outboxEvent)
      .where('id', '>', this.last - lateIds)
      .groupBy('name')
      .select('name')
      .max({ last: 'id' })) as { name: string; last: number | string }[];
    for (const { name, last } of rows) this.note(name, Number(last));
    this.checkedAt = Date.now();
  }

  private note(name: string, id: number): void {
    this.last = Math.max(this.last, id);
    if (id <= (this.newest.get(name)?.id ?? 0)) return;
    this.newest.set(name, { id, since: Date.now() });
    this.known.clear();
  }
}

const perPlatform = new WeakMap<Core.Strapi, EventVersions>();

export function eventVersions(strapi: Core.Strapi): EventVersions {
  const versions = perPlatform.get(strapi) ?? new EventVersions(strapi);
  perPlatform.set(strapi, versions);
  return versions;
}

async function newestId(strapi: Core.Strapi): Promise<number> {
  const row = (await knexOf(strapi)(tables.outboxEvent).max({ last: 'id' }).first()) as
    { last: number | string | null } | undefined;
  return Number(row?.last ?? 0);
}
