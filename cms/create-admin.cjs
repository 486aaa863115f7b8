// Makes an administrator of the panel: `npm run create-admin`. What it loads is the platform as it was built.
'use strict';
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= 'es';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';
// Jobs belong to the processes that stay.
process.env.MAYORISTA_RUNS_JOBS = 'false';
require('./dist/src/commands/create-admin.js');
