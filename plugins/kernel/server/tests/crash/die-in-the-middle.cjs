// A second process of the platform on the same data, killed from outside while it runs a job. Tells its parent over stdout.
const path = require('node:path');

const root = process.argv[2];
const appDir = path.join(root, 'cms');
const load = require('node:module').createRequire(path.join(appDir, 'server.cjs'));
const { createStrapi } = load('@strapi/strapi');
const kernel = load('@mayorista/kernel');
const { registerJobs } = load(path.join(root, 'plugins/kernel/dist/server/src/jobs/registry.js'));
const { z } = load('zod');

async function main() {
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  await strapi.load();
  const job = kernel.defineJob({
    name: 'prueba.matar',
    label: 'prueba.matar',
    schema: z.object({ mark: z.string() }),
    handler: async () => ({
      run: async ({ payload }) => {
        // Half of the work is written, then the process dies before it can say so.
        await strapi.db.connection('comments').insert({
          document_id: payload.mark,
          model_type: 'prueba',
          model_id: payload.mark,
          body: 'a medias',
          author_kind: 'system',
          author_name: 'x',
        });
        console.log('EN MEDIO');
        await new Promise(() => {});
      },
    }),
  });
  registerJobs(strapi, [job]);
  await kernel.inTransaction(strapi, (tx) => kernel.enqueue(tx, job, { mark: process.argv[3] }));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
