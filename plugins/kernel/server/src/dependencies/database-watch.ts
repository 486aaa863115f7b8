import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { databaseSettings } from '@mayorista/config';
import { Unavailable } from '../errors/refusal';
import { startLoop, type Loop } from '../jobs/loop';
import { withTimeout } from './with-timeout';

const lookEveryMs = 1_000;
/** The time after which an unanswered `select 1` counts as the database being away; milliseconds. */
const answerWithinMs = 3_000;
/** The time a request waits for a database that does not answer, so that short interruptions go unnoticed; milliseconds. */
const patienceMs = 1_500;

/**
 * Checks every second, over a connection of its own, that PostgreSQL answers. A database that refuses connections fails every query at
 * once, but one that is frozen, or behind a network that drops packets, would keep requests waiting for ever.
 */
export class DatabaseWatch {
  private isAway = false;
  private readonly waiting = new Set<() => void>();
  private readonly probe: Knex;
  private readonly loop: Loop;

  constructor(strapi: Core.Strapi, url: string) {
    this.probe = knex({
      client: 'pg',
      connection: { connectionString: url, connectionTimeoutMillis: answerWithinMs },
      pool: { min: 0, max: 1 },
      acquireConnectionTimeout: answerWithinMs,
      // Silences the probe's own log: `look` logs each outage once.
      log: { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} },
    });
    this.loop = startLoop(
      async () => {
        await this.look(strapi);
        return false;
      },
      lookEveryMs,
      (error) => strapi.log.warn(`Base de datos: ${String(error)}`),
    );
  }

  /**
   * Runs `work` and returns its result. Rejects with Unavailable when `work` has not ended `patienceMs` after the database was found
   * away; a later result of `work` is ignored.
   */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let giveUp: () => void = () => {};
    const silence = new Promise<never>((_resolve, reject) => {
      giveUp = () => (timer ??= setTimeout(() => reject(new Unavailable()), patienceMs));
    });
    const running = work();
    this.waiting.add(giveUp);
    if (this.isAway) giveUp();
    try {
      return await Promise.race([running, silence]);
    } finally {
      this.waiting.delete(giveUp);
      clearTimeout(timer);
      // The caller has its answer already: a later failure must not become an unhandled rejection.
      running.catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    const ended = this.loop.stop().then(() => this.probe.destroy());
    await withTimeout(ended, answerWithinMs, 'The probe does not end').catch(() => undefined);
  }

  private async look(strapi: Core.Strapi): Promise<void> {
    try {
      await withTimeout(Promise.resolve(this.probe.raw('select 1')), answerWithinMs, 'PostgreSQL does not answer');
      if (this.isAway) strapi.log.info('Base de datos: responde de nuevo');
      this.isAway = false;
    } catch (error) {
      if (!this.isAway) strapi.log.error(`Base de datos: no responde (${String(error)})`);
      this.isAway = true;
      for (const giveUp of this.waiting) giveUp();
    }
  }
}

const watches = new WeakMap<Core.Strapi, DatabaseWatch>();

/** Starts watching a PostgreSQL database. Does nothing on SQLite, which is a file of this process. */
export function watchDatabase(strapi: Core.Strapi): void {
  const settings = databaseSettings();
  if (settings.client === 'postgres') watches.set(strapi, new DatabaseWatch(strapi, settings.url));
}

export const databaseWatch = (strapi: Core.Strapi): DatabaseWatch | undefined => watches.get(strapi);

export const endDatabaseWatch = async (strapi: Core.Strapi): Promise<void> => watches.get(strapi)?.stop();
