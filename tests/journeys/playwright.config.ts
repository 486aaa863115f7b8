import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const cache = path.resolve(__dirname, '..', '..', 'node_modules', '.cache', 'mayorista');
const hour = 60 * 60_000;

/** The browser of this machine: CHROMIUM_PATH, or Chromium or Chrome on the PATH. Nothing is downloaded. */
function chromium(): string {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const places = PATH.split(path.delimiter).flatMap((folder) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => path.join(folder, name)),
  );
  const found = places.find((file) => existsSync(file));
  if (found === undefined) throw new Error('Falta Chromium: instálalo o indica dónde está con CHROMIUM_PATH');
  return found;
}

/** What people do in the store and in the panel, in a real browser against both servers. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '*.spec.ts',
  globalSetup: path.join(__dirname, 'support', 'servers.setup.ts'),
  outputDir: path.join(cache, 'journeys'),
  // Each with servers and a world of its own.
  workers: 2,
  forbidOnly: true,
  // Two browsers, two panels and two servers share what may be two cores; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
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
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
