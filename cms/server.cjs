// Starts the content server (REST API and panel) from what was built. Asked to stop, it finishes what is under way first:
// requests and jobs side by side, then the plugins, then the database.
'use strict';
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { env, requireEnvironment } = require('@mayorista/config');
const { countOpenRequests, serveMetrics, stopJobs, takeSignals } = require('@mayorista/kernel');

requireEnvironment();
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= 'es';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

async function main() {
  const { drainable } = await import('../config/launch/drain.mjs');
  const app = createStrapi({
    appDir: __dirname,
    distDir: path.join(__dirname, 'dist'),
    autoReload: false,
    serveAdminPanel: process.env.SERVE_ADMIN !== 'false',
  });
  const drain = drainable(app.server.httpServer);
  let isStopping = false;
  const stop = async () => {
    // A terminal and a supervisor both pass on the same wish.
    if (isStopping) return;
    isStopping = true;
    // Nothing is under way yet, and what a start does is done again or rolled back.
    if (!app.isLoaded) process.exit(0);
    const isIdle = () => countOpenRequests(app) === 0;
    await Promise.all([drain({ patienceMs: env().shutdownMs, isIdle }), stopJobs(app)]);
    await app.destroy();
    process.exit(0);
  };
  // createStrapi would destroy itself at once, under the feet of what is under way.
  takeSignals(stop, fail);
  await app.start();
  await serveMetrics(app, env().metrics.cms);
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
