// Brings the database up to this release (migrations, additions, what a start seeds), under the lock of starts; then ends. Whoever
// starts several processes runs it first; a single process does the same by itself. Loads no demo world and runs no jobs.
'use strict';
const path = require('node:path');

process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= 'es';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';
process.env.DEMO_WORLD = 'false';
process.env.MAYORISTA_RUNS_JOBS = 'false';

const { createStrapi } = require('@strapi/strapi');

async function main() {
  const app = createStrapi({
    appDir: __dirname,
    distDir: path.join(__dirname, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  await app.load();
  await app.destroy();
}

main().then(
  () => {
    console.log('La base de datos está al día');
    process.exit(0);
  },
  (error) => {
    // What the database lacks is said in lines of text; anything else is a defect, whose place is wanted.
    console.error(error.name === 'SchemaProblem' ? error.message : error);
    process.exit(1);
  },
);
