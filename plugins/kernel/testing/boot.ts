import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { client, type Client } from './client';
import { startCompanions, type Companions } from './companions';
import { drainJobs } from '../server/src/jobs/drain';
import { given, type Given } from './given';
import { copyOfWorld, repositoryRoot } from './prepared-world';
import { servicesOfTests } from './services';
import { stopAfterSuite } from './stop-after-suite';

export interface TestApp {
  readonly strapi: Core.Strapi;
  readonly url: string;
  readonly dataFolder: string;
  readonly given: Given;
  /** A client logged in as a demo account: 'distribuidor' is distribuidor@demo.test. */
  readonly as: (account: string) => Promise<Client>;
  /** A client of the panel: 'catalogo' is catalogo@mayorista.test; paths as the panel calls them, '/catalogue/brands'. */
  readonly asStaff: (account: string) => Promise<Client>;
  readonly anonymous: Client;
  /** Waits until the outbox is relayed and no job is due. */
  readonly settle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const demoPassword = 'Mayorista-2026';

/** Boots the real server on a copy of the prepared world, on a free port of this machine, stopped after the suite. `settings` add to its environment. */
export async function boot(settings: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const copied = await copyOfWorld();
  const world = { ...copied, environment: { ...copied.environment, ...settings } };
  const { dataFolder } = world;
  replaceEnvironment(world.environment);
  const appDir = path.join(repositoryRoot, 'cms');
  const { createStrapi } = createRequire(path.join(appDir, 'server.cjs'))(
    '@strapi/strapi',
  ) as typeof import('@strapi/strapi');
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  await strapi.load();
  const url = await listen(strapi);
  // Every other person talks to the second cms: what one process keeps to itself would show.
  const companions: Companions | null = servicesOfTests() === null ? null : await startCompanions(world.environment);
  let people = 0;
  const door = (): string => (companions !== null && people++ % 2 === 1 ? companions.secondUrl : url);
  const app: TestApp = {
    strapi,
    url,
    dataFolder,
    given: given(strapi, () => drainJobs(strapi, 30_000)),
    as: async (account) => client(door(), await storeToken(url, account)),
    asStaff: async (account) => client(url, await panelToken(url, account)),
    anonymous: client(url, null),
    settle: () => drainJobs(strapi, 30_000),
    stop: async () => {
      await companions?.stop();
      await destroy(strapi);
      await world.remove();
    },
  };
  stopAfterSuite(app.stop);
  return app;
}

/** Strapi ends by taking every listener off the process, also those by which the test runner speaks to it. */
async function destroy(strapi: Core.Strapi): Promise<void> {
  const kept = process
    .eventNames()
    .flatMap((name) => process.rawListeners(name as 'exit').map((listener) => [name, listener] as const));
  await strapi.destroy();
  for (const [name, listener] of kept) process.on(name as string, listener as (...given: unknown[]) => void);
}

async function listen(strapi: Core.Strapi): Promise<string> {
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
}

async function storeToken(url: string, account: string): Promise<string> {
  const identifier = account.includes('@') ? account : `${account}@demo.test`;
  const { body } = await client(url, null).post<{ jwt: string }>('/api/auth/local', {
    identifier,
    password: demoPassword,
  });
  return body.jwt;
}

async function panelToken(url: string, account: string): Promise<string> {
  const email = account.includes('@') ? account : `${account}@mayorista.test`;
  const { body } = await client(url, null).post<{ data: { accessToken?: string; token?: string } }>('/admin/login', {
    email,
    password: demoPassword,
  });
  return body.data.accessToken ?? body.data.token ?? '';
}

/** The server reads its environment once: what the suite's own process had set must not reach it. */
function replaceEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (
      !(name in environment) &&
      /^(MAYORISTA_(?!TEST_)|DATABASE_URL|REDIS_URL|CMS_|STOREFRONT_|MEILI_|S3_|SMTP_|DEMO_|[A-Z_]*SECRET|APP_KEYS|.*_SALT)/.test(
        name,
      )
    )
      delete process.env[name];
  }
  // A value set to undefined would become the text 'undefined'.
  Object.assign(
    process.env,
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined)),
  );
}
