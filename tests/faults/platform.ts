import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { World } from '@mayorista/kernel/testing';
import { cmsProcess, workersProcess, type PlatformProcess } from './platform-process';
import { until } from './until';

/** The processes of one world: a cms alone; where there is Redis, two of them and the workers. */
export interface Platform {
  /** A cms to talk to: where there are several, each time another. */
  readonly url: () => string;
  /** Ends one process as a power cut would: the cms, or by turns each of several. */
  readonly killOne: () => Promise<void>;
  /** Starts again what was killed. */
  readonly restart: () => Promise<void>;
  /** Reads through one snapshot, since other processes may go on writing. */
  readonly consistently: <T>(db: Knex, read: (view: Knex) => Promise<T>) => Promise<T>;
  /** Waits until every event is relayed and every job has ended, those of dead processes included. */
  readonly settled: (db: Knex) => Promise<void>;
  /** Stops all as a supervisor would; answers their exit codes. */
  readonly stop: () => Promise<(number | null)[]>;
}

export async function startPlatform(world: World): Promise<Platform> {
  const isServices = world.environment.REDIS_URL !== undefined;
  const servers = await Promise.all(isServices ? [cmsProcess(world), cmsProcess(world)] : [cmsProcess(world)]);
  const everyone: PlatformProcess[] = [...servers, ...(isServices ? [await workersProcess(world)] : [])];
  // One after the other: two that start at once would both bring the database up to date.
  for (const process of everyone) await process.start();
  let turn = randomInt(everyone.length);
  let dead: PlatformProcess | null = null;
  return {
    url: () => servers[randomInt(servers.length)]?.url ?? '',
    async killOne() {
      dead = everyone[turn++ % everyone.length] ?? null;
      await dead?.kill();
    },
    async restart() {
      await dead?.start();
      dead = null;
    },
    consistently: (db, read) =>
      isServices
        ? db.transaction((view) => read(view), { isolationLevel: 'repeatable read', readOnly: true })
        : read(db),
    settled: (db) => until('all events relayed and all jobs ended', () => isSettled(db), 120_000, 200),
    stop: () => Promise.all(everyone.map((process) => process.stop())),
  };
}

/** In one look: between two, a job may end that left an event behind, and an event become a job. */
async function isSettled(db: Knex): Promise<boolean> {
  const [open] = (await db.select(
    db('outbox_events').whereNull('relayed_at').count('*').as('events'),
    db('jobs').whereIn('state', ['queued', 'running']).count('*').as('jobs'),
  )) as { events: number | string; jobs: number | string }[];
  return Number(open?.events) + Number(open?.jobs) === 0;
}
