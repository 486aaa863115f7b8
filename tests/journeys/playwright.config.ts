import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const cache = path.resolve(__dirname, '..', '..', 'node_modules', '.cache', 'mayorista');
const hour = 60 * 60_000;

const { CHROMIUM_PATH, PATH = '' } = process.env;
const onPath = (...names: readonly string[]): string | undefined =>
  PATH.split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** The browser of this machine: CHROMIUM_PATH, or Chromium or Chrome on the PATH. Nothing is downloaded. */
function chromium(): string {
  const found = CHROMIUM_PATH ?? onPath('chromium', 'chromium-browser', 'google-chrome');
  if (found === undefined) throw new Error('Falta Chromium: instálalo o indica dónde está con CHROMIUM_PATH');
  return found;
}

/** The one without windows does the same with a fifth less computing, but shows no notices of pages. */
const lighter = CHROMIUM_PATH === undefined ? onPath('chromium-headless-shell') : undefined;
const needWindows = ['push-notices.spec.ts'];

/** What Playwright turns off, since of two lists the last counts, and the streaming that compiles scripts anew although they are known compiled. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'BackgroundResourceFetch',
];

/** Pages live for seconds: optimizing their scripts, or parsing the panel once more for the place of an error, takes longer than it saves. */
const scripts = ['--no-opt', '--no-maglev', '--no-enable-lazy-source-positions'];

const launchedAs = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${withoutFeatures.join(',')}`,
      `--js-flags=${scripts.join(' ')}`,
    ],
  },
});

/** What people do in the store and in the panel, in a real browser against both servers. */
export default defineConfig({
  testDir: __dirname,
  globalSetup: path.join(__dirname, 'support', 'servers.setup.ts'),
  outputDir: path.join(cache, 'journeys'),
  // Each with servers and a world of its own.
  workers: 2,
  forbidOnly: true,
  // What passes only at its second try has a fault, of its own or of what it tries.
  retries: 0,
  timeout: 300_000,
  globalTimeout: hour,
  expect: { timeout: 45_000 },
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace of every step takes as long as the steps themselves.
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
  },
  projects:
    lighter === undefined
      ? [{ name: 'browser', testMatch: '*.spec.ts', use: launchedAs(chromium()) }]
      : [
          { name: 'windows', testMatch: needWindows, use: launchedAs(chromium()) },
          { name: 'no windows', testMatch: '*.spec.ts', testIgnore: needWindows, use: launchedAs(lighter) },
        ],
});
