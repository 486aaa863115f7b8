import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSettings } from '../build.mjs';
import { stop } from '../preflight.mjs';
import { ensureSecrets } from '../secrets.mjs';

/**
 * Reads and checks the environment with `.env`, before anything else is done. Ends with a line for each variable that is wrong.
 * `makesSecrets` writes those that nobody gave into the data folder.
 */
export async function readSettings({ makesSecrets = false } = {}) {
  await buildSettings();
  if (makesSecrets) await ensureSecrets();
  const { env, ConfigurationError } = createRequire(import.meta.url)('../../dist/index.js');
  try {
    return env();
  } catch (error) {
    if (error instanceof ConfigurationError) stop(error.message);
    throw error;
  }
}

// node config/launch/before/settings.mjs: before what is long in migrating, importing, backing up.
if (process.argv[1] === fileURLToPath(import.meta.url)) await readSettings();
