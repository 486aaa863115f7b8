import type { Core } from '@strapi/strapi';
import { client, type Client } from './client';
import { startCompanion } from './start-companion';
import { drainJobs } from '../server/src/jobs/drain';
import { copyOfWorld } from './prepared-world';
import { builtKernel, listen, load, unload } from './served';
import { enqueueDue } from './run-due';
import { servicesOfTests } from './services';
import { stopAfterSuite } from './stop-after-suite';

export interface TestApp {
  readonly strapi: Core.Strapi;
  readonly url: string;
  /** Address of another process on the same database in services mode; otherwise the same as `url`. */
  readonly secondUrl: string;
  readonly dataFolder: string;
  /** Returns a client logged in as a demo account: 'distribuidor' is distribuidor@demo.test. */
  readonly as: (account: string) => Promise<Client>;
  /** Returns a client logged in to the panel: 'catalogo' is catalogo@mayorista.test. Its paths are the panel's: '/catalogue/brands'. */
  readonly asStaff: (account: string) => Promise<Client>;
  readonly anonymous: Client;
  /** Waits until the outbox is relayed and no job is due. */
  readonly settle: () => Promise<void>;
  /** Runs a job that the calendar would run in its time, and waits for it: 'companies.remind-calls'. */
  readonly runDue: (name: string) => Promise<void>;
  /** Ends what the processes keep in memory for some seconds at most: rates, branches, sessions, answers made right after a change. */
  readonly endShortMemories: () => Promise<void>;
  /** Counts the answers of the store that the process at `url` had to make, since none that was kept still held. */
  readonly countMade: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

export const demoPassword = 'Mayorista-2026';

/** Longer than any of them lasts, in ms (plugins/kernel/docs/caches.md). */
const shortMemoryMs = 3_500;

/** Longest wait for jobs in ms: two cores may serve four suites with their servers and workers. */
const patienceMs = 200_000;

/** Boots the real server on a copy of the prepared world, on a free port of this machine, stopped after the suite. `settings` add to its environment. */
export async function boot(settings: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const copied = await copyOfWorld();
  const world = { ...copied, environment: { ...copied.environment, ...settings } };
  const { dataFolder } = world;
  // The world is prepared: several may start at once, nobody has anything to bring up to date.
  const [strapi, companion] = await Promise.all([
    load(world.environment),
    servicesOfTests() === null ? null : startCompanion(world.environment),
  ]);
  const url = await listen(strapi);
  let people = 0;
  // Every other person talks to the second cms: what one process keeps to itself would show.
  const door = (): string => (companion !== null && people++ % 2 === 1 ? companion.url : url);
  const storeTokens = keptTokens((account) => storeToken(url, account));
  const panelTokens = keptTokens((account) => panelToken(url, account));
  const app: TestApp = {
    strapi,
    url,
    secondUrl: companion?.url ?? url,
    dataFolder,
    as: async (account) => client(door(), await storeTokens(account)),
    asStaff: async (account) => client(url, await panelTokens(account)),
    anonymous: client(url, null),
    settle: () => drainJobs(strapi, patienceMs),
    runDue: async (name) => {
      await enqueueDue(strapi, name);
      await drainJobs(strapi, patienceMs);
    },
    endShortMemories: async () => {
      builtKernel().ageMemories(shortMemoryMs);
      await companion?.age(shortMemoryMs);
    },
    countMade: async () => {
      const { values } = await builtKernel().metricsOf(strapi).cacheReads.get();
      const misses = values.find(({ labels }) => labels.cache === 'stamped-answers' && labels.result === 'miss');
      return misses?.value ?? 0;
    },
    stop: async () => {
      running.delete(app);
      await Promise.all([companion?.stop(), unload(strapi)]);
      await world.remove();
    },
  };
  running.add(app);
  stopAfterSuite(app.stop);
  return app;
}

const running = new Set<TestApp>();

/** Lists the platforms that the suite has booted and not stopped. */
export const runningApps = (): readonly TestApp[] => [...running];

/** Returns a function that logs each account in once and gives the same token afterwards: a login takes a tenth of a second of computing. */
function keptTokens(logIn: (account: string) => Promise<string>): (account: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>();
  return (account) => {
    const token = kept.get(account) ?? logIn(account);
    kept.set(account, token);
    return token;
  };
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
