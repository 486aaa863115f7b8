// Starts the release of a folder on the world of the environment, as a process of its own: writes an address type of a given name, and ends.
'use strict';
const path = require('node:path');
const { createRequire } = require('node:module');

const appDir = path.join(__dirname, '..', '..', 'cms');
const { createStrapi } = createRequire(path.join(appDir, 'server.cjs'))('@strapi/strapi');

async function main([distDir, name]) {
  const app = createStrapi({ appDir, distDir, autoReload: false, serveAdminPanel: false });
  await app.load();
  await app.documents('api::catalogue.tvc-brand').create({ data: { name } });
  await app.destroy();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
