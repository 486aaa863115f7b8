// Starts the content server (REST API and panel) from what was built. SIGTERM and SIGINT stop it in order.
'use strict';
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= 'es';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

const app = createStrapi({ appDir: __dirname, distDir: path.join(__dirname, 'dist'), autoReload: false, serveAdminPanel: process.env.SERVE_ADMIN !== 'false' });
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    app.destroy().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
app.start();
