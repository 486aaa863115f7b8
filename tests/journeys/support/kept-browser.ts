import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  LaunchOptions,
  Page,
} from '@playwright/test';
import { panelUrl, storeUrl } from './started-world';

/** A browser that keeps, from one journey to the next, the files it has loaded and what it has compiled of them, and nothing of whoever used it. */
export interface KeptBrowser {
  readonly browser: Browser;
  /** The browser's own windows: those that are opened beside them have no profile, and compile the whole panel each time. */
  readonly context: BrowserContext;
  /** Opens a page in a window of its own: of two tabs of a window only the one in front can be clicked. */
  readonly openWindow: () => Promise<Page>;
  /** Closes its pages and forgets who was in it. */
  readonly forget: () => Promise<void>;
}

/** The tag of a journey in a browser that nobody used before, and nobody uses after it. */
export const ownBrowser = '@own-browser';

type Launching = LaunchOptions & BrowserContextOptions;

/** Starts it with a profile on disk, which is gone when it closes. */
export async function keepBrowser(type: BrowserType, options: Launching): Promise<KeptBrowser> {
  const context = await type.launchPersistentContext('', options);
  const browser = context.browser();
  const [first] = context.pages();
  if (browser === null || first === undefined) throw new Error('The browser began without a page');
  const profile = await context.newCDPSession(first);
  // Nothing takes a clock away again.
  context.clock.install = () =>
    Promise.reject(new Error(`A clock stays for whoever comes next: tag the journey ${ownBrowser}`));
  const whole = await browser.newBrowserCDPSession();
  return {
    browser,
    context,
    openWindow: async () => {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        whole.send('Target.createTarget', { url: 'about:blank', newWindow: true }),
      ]);
      return opened;
    },
    forget: async () => {
      const left = context.pages().filter((page) => page !== first);
      await Promise.all(left.map((page) => page.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearCookies();
      await context.clearPermissions();
      for (const origin of [panelUrl(), storeUrl()])
        await profile.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
  };
}
