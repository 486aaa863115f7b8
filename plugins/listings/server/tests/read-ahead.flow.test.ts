import { randomUUID } from 'node:crypto';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { cardsRefreshed } from '@mayorista/catalogue/events';
import { beforeAll, expect, test } from 'vitest';
import { listOf } from './store-kit';

let app: TestApp;

beforeAll(async () => {
  app = await boot();
});

const patient = { timeout: 60_000, interval: 100 };
/** Long enough for what is read beside requests of a small shop. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** A change of any product, as another process tells it: an event that does not say which. */
const anythingChanged = (payload: object = {}) =>
  app.strapi.db.connection('outbox_events').insert({
    document_id: randomUUID(),
    name: cardsRefreshed.name,
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
