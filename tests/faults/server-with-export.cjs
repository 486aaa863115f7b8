// The cms as cms/server.cjs starts it, with one export beside its own: many rows, each a little late, so that a process can be
// ended in the middle of one.
'use strict';
const path = require('node:path');

const cms = path.join(__dirname, '..', '..', 'cms');
const load = require('node:module').createRequire(path.join(cms, 'server.cjs'));
const { createStrapi } = load('@strapi/strapi');
const kernel = load('@mayorista/kernel');
const { z } = load('zod');

async function* rows({ query }) {
  for (let n = 1; n <= query.rows; n += 1) {
    if (n % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 40));
    yield { n, name: `Fila ${n}` };
  }
}

const app = createStrapi({ appDir: cms, distDir: path.join(cms, 'dist'), autoReload: false, serveAdminPanel: false });
kernel.registerExports(app, [
  kernel.defineExport()({
    name: 'prueba-lenta',
    label: 'Prueba lenta',
    needs: 'exports.read',
    query: z.strictObject({ rows: z.number().int().max(100_000) }),
    columns: [
      { title: 'N', type: 'number', value: (row) => row.n },
      { title: 'Nombre', value: (row) => row.name },
    ],
    rows,
    count: async ({ query }) => query.rows,
  }),
]);
app.start();
