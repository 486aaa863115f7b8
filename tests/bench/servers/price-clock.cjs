// A platform that only prices: told of a buyer and lists of products by message, it prices each list as a listing of the
// store does and answers how long each took, ms. Jobs are left to the server beside it.
'use strict';
const path = require('node:path');

const cms = path.join(__dirname, '..', '..', '..', 'cms');
const load = require('node:module').createRequire(path.join(cms, 'server.cjs'));
const { createStrapi } = load('@strapi/strapi');
const { personActor, service } = load('@mayorista/kernel');

const app = createStrapi({ appDir: cms, distDir: path.join(cms, 'dist'), autoReload: false, serveAdminPanel: false });

async function timesOf({ buyerId, lists }) {
  const [prices, cards] = [service(app, 'pricing.prices'), service(app, 'catalogue.cards')];
  const buyer = await prices.buyerOf(await personActor(app, buyerId), 'MXN');
  const times = [];
  for (const ids of lists) {
    const started = performance.now();
    const rows = await cards.rows(ids);
    const priced = await prices.forBuyer(
      buyer,
      rows.map((product) => ({ product, quantity: 1 })),
    );
    times.push(performance.now() - started);
    if (priced.length !== ids.length) throw new Error(`${priced.length} prices of ${ids.length} products`);
  }
  return times;
}

process.on('message', (question) => {
  timesOf(question)
    .then((times) => process.send({ times, failure: null }))
    .catch((error) => process.send({ times: [], failure: String(error) }));
});
process.on('disconnect', () => process.exit(0));
app
  .load()
  .then(() => process.send({ times: [], failure: null }))
  .catch((error) => process.send({ times: [], failure: String(error) }));
