// Starts the content server (REST API and panel) from what was built. On SIGTERM and SIGINT createStrapi stops it in order: jobs
// first, then the database. A handler of our own would destroy it a second time and end the process in the middle of that.
'use strict';
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { requireEnvironment } = require('@mayorista/config');

requireEnvironment();
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= 'es';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

const app = createStrapi({
  appDir: __dirname,
  distDir: path.join(__dirname, 'dist'),
  autoReload: false,
  serveAdminPanel: process.env.SERVE_ADMIN !== 'false',
});
app.start();
