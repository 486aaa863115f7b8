import { test as base, type Page } from '@playwright/test';
import { keepBrowser, ownBrowser, type KeptBrowser } from './kept-browser';
import { sessionOf, type Cookie } from './expired-session';
import { storeUrl } from './started-world';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Gives the page's browser the session of a demo account: 'distribuidor' is distribuidor@demo.test. */
  readonly enterAs: (account: string) => Promise<void>;
  /** A second page of the page's browser, for the panel: its cookies are not the store's, and another browser would compile it anew. */
  readonly panel: Page;
  /** A page of a second browser, in which nobody is logged in. */
  readonly otherPage: Page;
}

interface WorkerFixtures {
  readonly kept: KeptBrowser;
  /** By the account. */
  readonly sessions: (account: string) => Promise<Cookie>;
}

/** Journeys begin on the store that `servers.setup.ts` started; relative addresses are its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: ({}, use) => use(storeUrl()),
  kept: [
    async ({ playwright, launchOptions }, use, { project }) => {
      const { locale, timezoneId, viewport } = project.use;
      const baseURL = storeUrl();
      const kept = await keepBrowser(playwright.chromium, { ...launchOptions, locale, timezoneId, viewport, baseURL });
      await use(kept);
      await kept.context.close();
    },
    { scope: 'worker' },
  ],
  browser: [({ kept }, use) => use(kept.browser), { scope: 'worker' }],
  context: async ({ browser, kept, javaScriptEnabled, isMobile, actionTimeout, navigationTimeout }, use, { tags }) => {
    if (tags.includes(ownBrowser) || isMobile || javaScriptEnabled === false) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    kept.context.setDefaultTimeout(actionTimeout);
    kept.context.setDefaultNavigationTimeout(navigationTimeout);
    await use(kept.context);
    await kept.forget();
  },
  sessions: [
    ({}, use) => {
      const known = new Map<string, Promise<Cookie>>();
      return use((account) => {
        const session = known.get(account) ?? sessionOf(account);
        known.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  enterAs: async ({ context, sessions }, use) => {
    await use(async (account) => {
      await context.addCookies([await sessions(account)]);
    });
  },
  panel: async ({ kept }, use) => {
    await use(await kept.openWindow());
  },
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: storeUrl(), locale: 'es-MX' });
    await use(await context.newPage());
    await context.close();
  },
});
