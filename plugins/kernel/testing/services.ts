import Redis from 'ioredis';
import knex, { type Knex } from 'knex';

/** Returns the base address of PostgreSQL and the address of Redis that `tests/services` started; null in embedded mode. */
export function servicesOfTests(): { readonly postgres: string; readonly redis: string } | null {
  const { MAYORISTA_TEST_POSTGRES: postgres, MAYORISTA_TEST_REDIS: redis } = process.env;
  return postgres === undefined || redis === undefined ? null : { postgres, redis };
}

export const urlOf = (database: string): string => `${servicesOfTests()?.postgres}/${database}`;

/** Creates a database as a copy of another, which takes a moment. */
export const copyDatabase = (from: string, to: string): Promise<void> =>
  administering((admin) => admin.raw(`create database "${to}" template "${from}" strategy file_copy`));

export const dropDatabase = (name: string): Promise<void> =>
  administering((admin) => admin.raw(`drop database if exists "${name}" with (force)`));

/** Renames a database that nobody uses, unless there is one of that name already: then it is dropped. */
export async function renameDatabase(from: string, to: string): Promise<void> {
  if (await databaseExists(to)) return dropDatabase(from);
  await administering((admin) => admin.raw(`alter database "${from}" rename to "${to}"`)).catch(
    async (error: unknown) => {
      // Another suite was faster.
      if (!(await databaseExists(to))) throw error;
      await dropDatabase(from);
    },
  );
}

export async function databaseExists(name: string): Promise<boolean> {
  let isThere = false;
  await administering(async (admin) => {
    isThere = (await admin('pg_database').where({ datname: name }).first('datname')) !== undefined;
  });
  return isThere;
}

/** Empties the next of fifteen Redis databases and returns its address, so that counters and queues of one suite do not reach the next. Suites run one after another. */
export async function emptyRedis(address: string): Promise<string> {
  const redis = new Redis(address);
  try {
    // 0 keeps the count; a server has sixteen.
    const place = 1 + ((await redis.incr('suites')) % 15);
    await redis.select(place);
    await redis.flushdb();
    return `${address}/${place}`;
  } finally {
    redis.disconnect();
  }
}

async function administering(work: (admin: Knex) => Promise<unknown>): Promise<void> {
  const admin = knex({ client: 'pg', connection: urlOf('postgres'), pool: { min: 0, max: 1 } });
  try {
    await work(admin);
  } finally {
    await admin.destroy();
  }
}
