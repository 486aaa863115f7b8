import path from 'node:path';
import { copyOfWorld, type World } from '@mayorista/kernel/testing';
import { copyToServer, postgresServer, redisServer, type TestServer } from '../../services/servers.mjs';

export interface OwnServices {
  readonly world: World;
  readonly postgres: TestServer;
  readonly redis: TestServer;
  readonly remove: () => Promise<void>;
}

/** A world on a PostgreSQL and a Redis of its own, which may be ended and frozen without a word to other suites. */
export async function ownServices(): Promise<OwnServices> {
  const copied = await copyOfWorld();
  const postgres = postgresServer();
  const redis = redisServer();
  await Promise.all([postgres.start(), redis.start()]);
  const shared = copied.environment.DATABASE_URL ?? '';
  const url = copyToServer(shared, postgres.url(), path.basename(copied.dataFolder));
  return {
    world: { ...copied, environment: { ...copied.environment, DATABASE_URL: url, REDIS_URL: redis.url() } },
    postgres,
    redis,
    async remove() {
      postgres.remove();
      redis.remove();
      await copied.remove();
    },
  };
}
