import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { storeUrl } from './started-world';
import { logIn } from './store-pages';

export { expect } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Fixtures {
  /** Gives the page's browser the session of a demo account: 'distribuidor' is distribuidor@demo.test. */
  readonly enterAs: (account: string) => Promise<void>;
  /** A page of a second browser, in which nobody is logged in. */
  readonly otherPage: Page;
}

interface WorkerFixtures {
  /** By the account. */
  readonly sessions: (account: string) => Promise<StorageState>;
}

/** Journeys begin on the store that `servers.setup.ts` started; relative addresses are its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: ({}, use) => use(storeUrl()),
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
        const session = known.get(account) ?? enter(account);
        known.set(account, session);
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
