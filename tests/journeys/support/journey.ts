import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { startWorld, type StartedWorld } from './start-world';
import { storeUrl, tellWorld } from './started-world';
import { logIn } from './store-pages';

export { expect } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const startLimitMs = 180_000;

interface Fixtures {
  /** Where the store is. A journey that is tried again finds nothing of its first try: it begins in a world of its own. */
  readonly store: string;
  /** Gives the page's browser the session of a demo account: 'distribuidor' is distribuidor@demo.test. */
  readonly enterAs: (account: string) => Promise<void>;
  /** A page of a second browser, in which nobody is logged in. */
  readonly otherPage: Page;
}

interface WorkerFixtures {
  /** Takes the journeys of this worker to a world that nobody has been in. */
  readonly freshWorld: () => Promise<void>;
  /** By the account, in the world of now. */
  readonly sessions: (account: string) => Promise<StorageState>;
}

/** Journeys begin on the store that `servers.setup.ts` started; relative addresses are its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: ({ store }, use) => use(store),
  freshWorld: [
    async ({}, use) => {
      const started: StartedWorld[] = [];
      await use(async () => {
        const world = await startWorld();
        started.push(world);
        tellWorld(world);
      });
      await Promise.all(started.map((world) => world.stop()));
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  store: [
    async ({ freshWorld }, use, { retry }) => {
      if (retry > 0) await freshWorld();
      await use(storeUrl());
    },
    { auto: true, timeout: startLimitMs },
  ],
  sessions: [
    async ({ browser }, use) => {
      const known = new Map<string, Promise<StorageState>>();
      const enter = async (account: string): Promise<StorageState> => {
        const context = await browser.newContext({ baseURL: storeUrl(), locale: 'es-MX' });
        await logIn(await context.newPage(), account);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((account) => {
        const there = `${storeUrl()} ${account}`;
        const session = known.get(there) ?? enter(account);
        known.set(there, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  enterAs: async ({ context, sessions }, use) => {
    await use(async (account) => {
      const { cookies } = await sessions(account);
      await context.addCookies(cookies);
    });
  },
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: storeUrl(), locale: 'es-MX' });
    await use(await context.newPage());
    await context.close();
  },
});
