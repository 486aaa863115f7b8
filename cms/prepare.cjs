// Migrates the database and, where it is asked for, loads the demo world; then ends. Whoever keeps the database of a release for the
// tests of later ones runs it (tests/upgrade/former-world).
'use strict';
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { requireEnvironment } = require('@mayorista/config');

requireEnvironment();
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= 'es';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

async function main() {
  const app = createStrapi({
    appDir: __dirname,
    distDir: path.join(__dirname, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  await app.load();
  const { drainJobs } = require('@mayorista/kernel');
  await drainJobs(app);
  await app.destroy();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
