import { isPostgres, type Core } from '@mayorista/kernel';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { productChanged } from '../../events';
import { getKnex, givenProduct } from '../../testing';

interface Card {
  readonly sku: string;
  readonly name_es: string;
  readonly name_folded: string;
}
interface Counts {
  readonly dead: number;
  readonly dead_by_label: readonly { readonly name: string; readonly label: string; readonly count: number }[];
}

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await boot();
  admin = await app.asStaff('admin');
});

const cards = (skus: readonly string[]): Promise<Card[]> =>
  getKnex(app)('product_cards')
    .whereIn('sku', [...skus])
    .orderBy('sku')
    .select<Card[]>('sku', 'name_es', 'name_folded');

/** Has the database refuse the card of one sku, as it would refuse data that do not fit. */
async function refuseCardOf(strapi: Core.Strapi, sku: string): Promise<void> {
  const knex = getKnex(app);
  if (isPostgres(strapi))
    await knex.raw(`alter table product_cards add constraint one_card_refused check (sku <> '${sku}') not valid`);
  else
    await knex.raw(
      `create trigger one_card_refused before insert on product_cards when new.sku = '${sku}' begin select raise(abort, 'one_card_refused'); end`,
    );
}

async function acceptCards(strapi: Core.Strapi): Promise<void> {
  const knex = getKnex(app);
  await (isPostgres(strapi)
    ? knex.raw('alter table product_cards drop constraint one_card_refused')
    : knex.raw('drop trigger one_card_refused'));
}

/** Says that products were changed, as an importer does, and waits for what follows. */
async function follow(...ids: number[]): Promise<void> {
  const event = { name: productChanged.name, payload: JSON.stringify({ ids }), occurred_at: new Date() };
  await getKnex(app)('outbox_events').insert(event);
  await app.settle();
}

test('a product whose name, brand, model and SKU are all long has its card', async () => {
  const { id, sku } = await givenProduct(app);
  await getKnex(app)('products')
    .where({ id })
    .update({ name: `Cámara ${'á'.repeat(240)}`, model: 'M'.repeat(100) });
  await follow(id);
  const [card] = await cards([sku]);
  expect(card?.name_folded.length).toBeGreaterThan(340);
  expect(card?.name_folded).toContain(sku.toLowerCase());
});

describe('a product whose card the database refuses', () => {
  test('does not hold up the others, is named by a job that staff are told of, and has its card when the cause is gone', async () => {
    const products = [];
    for (let n = 0; n < 8; n += 1) products.push(await givenProduct(app));
    const skus = products.map(({ sku }) => sku);
    const bad = products[3]!;
    await getKnex(app)('products')
      .whereIn(
        'id',
        products.map(({ id }) => id),
      )
      .update({ name: 'Otro nombre' });
    await refuseCardOf(app.strapi, bad.sku);
    const before = (await admin.get<{ data: Counts }>('/kernel/background-job-counts')).body.data;

    await follow(...products.map(({ id }) => id));

    const found = await cards(skus);
    expect(found.filter(({ name_es }) => name_es === 'Otro nombre').map(({ sku }) => sku)).toEqual(
      skus.filter((sku) => sku !== bad.sku).sort(),
    );
    // It keeps the card it had.
    expect(found).toHaveLength(8);

    const job = (await getKnex(app)('jobs')
      .where({ name: 'catalogue.refresh-cards' })
      .orderBy('id', 'desc')
      .first()) as {
      id: number;
      last_error: string;
    };
    expect(job.last_error).toMatch(new RegExp(`1 de 8 fichas de productos no se pudieron guardar\n#${bad.id}: `));
    await getKnex(app)('jobs').where({ id: job.id }).update({ state: 'dead' });
    const after = (await admin.get<{ data: Counts }>('/kernel/background-job-counts')).body.data;
    expect(after.dead).toBe(before.dead + 1);
    expect(after.dead_by_label).toContainEqual({
      name: 'catalogue.refresh-cards',
      label: 'Actualizar fichas de productos',
      count: 1,
    });

    await acceptCards(app.strapi);
    expect((await admin.post(`/kernel/background-jobs/${job.id}/retry`, {})).status).toBe(200);
    await app.settle();
    expect((await cards(skus)).map(({ name_es }) => name_es)).toEqual(skus.map(() => 'Otro nombre'));
  });
});

describe('what the store does not show', () => {
  interface Shown {
    readonly products: number;
    readonly cards: number;
    readonly without_card: { readonly count: number; readonly ids: readonly number[] };
    readonly without_document: { readonly count: number; readonly ids: readonly number[] };
  }
  const shown = async (): Promise<Shown> =>
    (await admin.get<{ data: Shown }>('/search/product-completeness')).body.data;

  test('is counted: products without a card, and cards that a search does not find', async () => {
    const one = await givenProduct(app);
    await app.settle();
    const before = await shown();
    expect(before).toMatchObject({ without_card: { count: 0, ids: [] }, without_document: { count: 0, ids: [] } });

    await getKnex(app)('product_cards').where({ product_id: one.id }).delete();
    await getKnex(app)('product_cards').insert({
      product_id: 999_999,
      sku: 'SIN',
      model: 'SIN',
      name_es: 'Sin documento',
    });
    expect(await shown()).toEqual({
      ...before,
      without_card: { count: 1, ids: [one.id] },
      without_document: { count: 1, ids: [999_999] },
    });
  });

  test('is for staff alone', async () => {
    const store = await app.as('distribuidor');
    const statuses = await Promise.all(
      [app.anonymous, store].flatMap((who) => [
        who.get('/api/product-completeness').then(({ status }) => status),
        who.get('/api/background-job-counts').then(({ status }) => status),
      ]),
    );
    expect(statuses).toEqual([401, 401, 403, 403]);
  });
});
