import { rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import knex from 'knex';
import { freePort } from '@mayorista/kernel/testing/free-port';
import { repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import { postgresServer, redisServer, type TestServer } from '../../services/servers.mjs';
import { HttpClient } from '../load/http-client';
import { startCms } from '../servers/cms';
import { startServer, type RunningServer } from '../servers/process';
import { startStore } from '../servers/store';
import { demoPassword, loggedIn, onlookers, panelToken, raceBuyers, type Shop } from '../stage';
import { makeAudiences } from '../world/audiences';
import { makeBuyers } from '../world/buyers';
import { cacheFolder, copyWorld, type BenchWorld } from '../world/prepare-world';
import { moveToPostgres } from './to-postgres';

const database = 'bench';

/**
 * The shop as a bigger house runs it: two content servers, two stores and a process for jobs over PostgreSQL and Redis. Each call goes
 * to the next of the two, so that nobody is served by the process that wrote.
 */
export async function openSeveral(world: BenchWorld, say: (text: string) => void): Promise<Shop> {
  const folder = path.join(cacheFolder, `run-${process.pid}`);
  copyWorld(world.folder, folder);
  const ourDb = new Database(path.join(folder, 'mayorista.db'), { timeout: 10_000 });
  const secret = worldEnvironment(folder).JWT_SECRET ?? '';
  const buyers = makeBuyers(ourDb, raceBuyers, secret);
  const audiences = makeAudiences(ourDb, onlookers, secret);
  const services = [postgresServer(), redisServer()] as const;
  const [postgres, redis] = services;
  await Promise.all(services.map((service) => service.start()));
  const environment = { DATABASE_URL: await emptyDatabase(postgres), REDIS_URL: redis.url() };
  say('Pasando el mundo a PostgreSQL…');
  await (await startCms(folder, { ...environment, DEMO_WORLD: 'false' })).stop();
  await moveToPostgres(path.join(folder, 'mayorista.db'), environment.DATABASE_URL);
  say('Arrancando dos servidores, dos tiendas y los trabajos…');
  const jobs = await startWorkers(folder, environment);
  const platforms = [await startCms(folder, environment), await startCms(folder, environment)];
  const stores = await Promise.all(platforms.map(({ url }) => startStore(folder, url)));
  const [ours, store] = [clientOf(platforms), clientOf(stores)];
  const events = knex({ client: 'pg', connection: environment.DATABASE_URL, pool: { min: 0, max: 1 } });
  return {
    ours,
    store,
    ourDb,
    buyers,
    audiences,
    audienceCookies: await loggedIn(stores[0]?.url ?? '', audiences, demoPassword),
    panel: { ours: await panelToken(ours) },
    announce: async (name) => {
      const at = new Date();
      const event = { document_id: `bench-${Number(at)}`, name, payload: '{}', occurred_at: at, relayed_at: at };
      await events('outbox_events').insert(event);
    },
    close: async () => {
      for (const client of [ours, store]) client.close();
      await events.destroy();
      await Promise.all([...stores, ...platforms, jobs].map((server) => server.stop()));
      ourDb.close();
      for (const service of services) service.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const clientOf = (servers: readonly RunningServer[]): HttpClient => new HttpClient(...servers.map(({ url }) => url));

async function emptyDatabase(postgres: TestServer): Promise<string> {
  const admin = knex({ client: 'pg', connection: `${postgres.url()}/postgres`, pool: { min: 0, max: 1 } });
  await admin.raw('create database ??', [database]);
  await admin.destroy();
  return `${postgres.url()}/${database}`;
}

async function startWorkers(dataFolder: string, environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const port = await freePort();
  return startServer({
    args: ['dist/src/main.js'],
    cwd: path.join(repositoryRoot, 'workers'),
    env: {
      ...worldEnvironment(dataFolder),
      ...environment,
      NODE_ENV: 'production',
      WORKER_HEALTH_PORT: String(port),
    },
    port,
    healthPath: '/live',
  });
}
