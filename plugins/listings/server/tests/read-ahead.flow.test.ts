import { randomUUID } from 'node:crypto';
import { boot, builtFile, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { cardsRefreshed } from '@mayorista/catalogue/events';
import { beforeAll, describe, expect, test } from 'vitest';
import { listOf } from './store-kit';

let app: TestApp;

beforeAll(async () => {
  app = await boot();
});

const patient = { timeout: 60_000, interval: 100 };
/** Long enough for what is read beside requests of a small shop. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1_000));

test('a process that begins to serve reads what lists are made of before anybody asks', async () => {
  const { storeListings } = builtFile<typeof import('../src/listing-index/store-listings')>(
    'listings',
    'server/src/listing-index/store-listings',
  );
  const { knownProducts } = builtFile<typeof import('../src/cards/known-products')>(
    'listings',
    'server/src/cards/known-products',
  );
  const { n } = (await app.strapi.db
    .connection('product_cards')
    .where({ is_visible: true })
    .count({ n: '*' })
    .first()) as {
    n: number | string;
  };
  const read = (): number => {
    const ids = storeListings(app.strapi).known?.ids() ?? [];
    return ids.length - knownProducts(app.strapi).unknown(ids).length;
  };
  await expect.poll(read, patient).toBe(Number(n));
});

/** An event as another process tells it; without more, a change of cards that does not say whose. */
const anythingChanged = (payload: object = {}, name = cardsRefreshed.name) =>
  app.strapi.db.connection('outbox_events').insert({
    document_id: randomUUID(),
    name,
    payload: JSON.stringify(payload),
    occurred_at: new Date(),
    relayed_at: new Date(),
  });

test('what may have changed is read again before anybody asks, and what is changed after that once more', async () => {
  const buyer = await app.as('distribuidor');
  const { id } = await givenProduct(app, { stock: { MTY: 7 }, listPrice: '87654.00' });
  const named = async (name: string) => {
    await app.strapi.db.connection('product_cards').where({ product_id: id }).update({ name_es: name });
  };
  const shown = async (): Promise<string | undefined> => {
    const { data } = await listOf(app, 'currency=USD&priceMin=87654&priceMax=87654', buyer);
    return data.find((each) => each.id === id)?.name;
  };
  await expect.poll(shown, patient).toBeDefined();
  const readAhead = async () => {
    await named('Leída antes');
    await anythingChanged();
    await aWhile();
    // Nobody tells of this one: who asks is shown what was read before.
    await named('Leída después');
    return shown();
  };
  await expect.poll(readAhead, patient).toBe('Leída antes');
  await anythingChanged({ ids: [id] });
  await expect.poll(shown, patient).toBe('Leída después');
});

describe('what is known of a product', () => {
  let id: number;
  let buyer: Client;
  const named = async (name: string) => {
    await app.strapi.db.connection('product_cards').where({ product_id: id }).update({ name_es: name });
  };
  const shown = async (): Promise<string | undefined> => {
    const { data } = await listOf(app, 'currency=USD&priceMin=76543&priceMax=76543', buyer);
    return data.find((each) => each.id === id)?.name;
  };
  let name: string | undefined;
  beforeAll(async () => {
    buyer = await app.as('distribuidor');
    ({ id } = await givenProduct(app, { listPrice: '76543.00' }));
    // What a new product sets off is over before somebody writes in its card by hand.
    await app.settle();
    await app.endShortMemories();
    name = await shown();
    expect(name).toBeDefined();
  });

  test.each([
    'taxonomy.changed',
    'datasheet.changed',
    'nom-rules.changed',
    'file.changed',
    'products.imported',
    'exchange-rate.changed',
    'discounts.changed',
    'branch.changed',
    'condition-grades.changed',
  ])('stays with %s', async (event) => {
    await named(`Después de ${event}`);
    await anythingChanged({}, event);
    await app.endShortMemories();
    expect(await shown()).toBe(name);
  });

  test('ends with an event that names the product', async () => {
    await named('Con otro nombre');
    await anythingChanged({ ids: [id] });
    await expect.poll(shown, patient).toBe('Con otro nombre');
  });
});
