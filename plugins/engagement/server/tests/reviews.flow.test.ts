import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { ModeratedReview } from '../../contract';

interface Own {
  id: number;
  rating: number;
  title: string;
  comment: string;
  status: string;
  reason: string | null;
}
interface Shown {
  id: number;
  rating: number;
  title: string;
}
interface Page {
  data: Shown[];
  total: number;
  meta: { summary: Record<string, unknown> & { own_review: Own | null; purchased_by_user: boolean } };
}
interface Buyer {
  who: Client;
  email: string;
}

const words = { rating: 4.5, title: 'Muy nítida', comment: 'De noche se ve todo.' };

let app: TestApp;
let knex: Knex;
let marketing: Client;
let support: Client;
let branchId: number;
let companyId: number;
let productId: number;

const pageOf = async (query = '', who = app.anonymous, id = productId) =>
  (await who.get<Page>(`/api/product-reviews?product_id=${id}${query}`)).body;
const write = (who: Client, body: object = words, id = productId) =>
  who.post<{ data: Own }>('/api/product-reviews', { productId: id, ...body });
const rewrite = (who: Client, id: number, body: object) => who.put<{ data: Own }>(`/api/product-reviews/${id}`, body);
const queue = async (status: string) =>
  (
    await marketing.get<{ data: ModeratedReview[] }>(
      `/engagement/product-review-moderations?per_page=100&status=${status}`,
    )
  ).body.data;
const decide = (id: number, body: object, who = marketing) =>
  who.put<{ data: ModeratedReview }>(`/engagement/product-review-moderations/${id}`, body);
const publish = (id: number, version = 1) => decide(id, { status: 'published', version });
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  await app.settle();
  return (await knex('mails').orderBy('id')).filter((mail: object) => JSON.stringify(mail).includes(email));
};

/** Reads the notices of reviews below a person's bell, the last first. */
const bell = async (who: Client) => {
  await app.settle();
  const { body } = await who.get<{ data: { title: string; url: string }[] }>('/api/user-push-notifications');
  return body.data.filter(({ title }) => /opinión/.test(title)).map(({ title, url }) => ({ title, url }));
};

/** An order of the product through the store; paid unless said. */
async function buyer(id = productId, status: 'paid' | 'pending_payment' | 'canceled' = 'paid'): Promise<Buyer> {
  const { token, email } = await givenPerson(app, { companyId, fields: { currency: 'USD' } });
  const who = client(app.url, token);
  await cartReadyToPlace(who, { productId: id }, branchId);
  const { body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  if (status !== 'pending_payment')
    await support.put(`/sales/sale-orders/${body.data.sale_order.id}/status`, { status, reason: 'Prueba' });
  return { who, email };
}
/** A product with these ratings published. */
async function ratedProduct(ratings: readonly number[]): Promise<number> {
  const { id } = await givenProduct(app, { stock: { MTY: 10 } });
  for (const rating of ratings) {
    const { who } = await buyer(id);
    await publish((await write(who, { ...words, rating, title: `De ${rating}` }, id)).body.data.id);
  }
  return id;
}

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  marketing = await app.asStaff('marketing');
  support = await app.asStaff('soporte');
  branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  companyId = (
    await knex('companies').where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' }).first('id')
  ).id;
  productId = (await givenProduct(app, { name: 'Domo de prueba', stock: { MTY: 50 } })).id;
});

describe('who may review a product', () => {
  test('who has not bought it is told to buy it, and nothing is kept [SF-REVIEW-016]', async () => {
    const who = client(app.url, (await givenPerson(app, { companyId })).token);
    expectRefused(await write(who), { productId: 'Compra este producto para dejar tu opinión' });
    expect((await pageOf('', who)).meta.summary).toMatchObject({ purchased_by_user: false, own_review: null });
  });

  test.each(['pending_payment', 'canceled'] as const)('an order that is %s is no purchase', async (status) => {
    const { who } = await buyer(productId, status);
    expectRefused(await write(who), { productId: /Compra este producto/ });
  });

  test('a visitor may read and not write', async () => {
    expect((await app.anonymous.get(`/api/product-reviews?product_id=${productId}`)).status).toBe(200);
    expect((await write(app.anonymous)).status).toBe(401);
  });

  test('a product that is not there has none', async () => {
    const { who } = await buyer();
    expectRefused(await write(who, words, 999_999), { productId: 'No existe' });
    expect((await app.anonymous.get('/api/product-reviews?product_id=999999')).status).toBe(404);
  });
});

describe('what is written', () => {
  test.each([
    [{ rating: 0.5 }, 'rating'],
    [{ rating: 5.5 }, 'rating'],
    [{ rating: 3.3 }, 'rating'],
    [{ title: '  ' }, 'title'],
    [{ comment: '' }, 'comment'],
    [{ title: 'x'.repeat(121) }, 'title'],
  ])('%j is refused on its field', async (wrong, field) => {
    const { who } = await buyer();
    expectRefused(await write(who, { ...words, ...wrong }), { [field]: /./ });
  });

  test('a review without stars has one [SF-REVIEW-019]', async () => {
    const { who } = await buyer();
    const { status, body } = await write(who, { title: 'Regular', comment: 'Cumple.' });
    expect({ status, rating: body.data.rating }).toEqual({ status: 201, rating: 1 });
  });

  test('of two sent at once one is kept; the second is told to edit it', async () => {
    const { who } = await buyer();
    const answers = await Promise.all([write(who), write(who, { ...words, title: 'Otra' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expectRefused(
      answers.find(({ status }) => status === 422)!,
      { productId: 'Ya diste tu opinión de este producto: puedes editarla' },
    );
  });
});

describe('from the pen to the page', () => {
  test('a review waits for a moderator, is published with a mail and a notice to its author, and then everybody reads it [SF-REVIEW-013, SF-REVIEW-014]', async () => {
    const id = await ratedProduct([]);
    const { who, email } = await buyer(id);
    const { body } = await write(who, words, id);
    expect(body.data).toMatchObject({ ...words, status: 'pending' });
    expect(await pageOf('', app.anonymous, id)).toMatchObject({ data: [], total: 0 });
    expect((await app.anonymous.get(`/api/product-reviews/${body.data.id}`)).status).toBe(404);

    const [waiting] = (await queue('pending')).filter((review) => review.id === body.data.id);
    expect(waiting).toMatchObject({ product: { id }, rating: 4.5, version: 1, shown: null });
    expect(waiting?.next_states.map(({ to }) => to)).toEqual(['published', 'rejected']);
    expect((await publish(body.data.id)).body.data.status).toBe('published');

    const seen = await pageOf('', app.anonymous, id);
    expect(seen.data).toEqual([expect.objectContaining({ id: body.data.id, ...words, productId: id })]);
    expect(seen.meta.summary).toMatchObject({ rating: 4.5, total: 1, four_stars_percentage: 100, own_review: null });
    expect(JSON.stringify(seen)).not.toContain(email);
    expect((await mailsTo(email)).map(({ subject }) => subject).filter((text) => /opinión/.test(text))).toEqual([
      expect.stringMatching(/^Publicamos tu opinión de /),
    ]);
    expect(await bell(who)).toEqual([{ title: 'Publicamos tu opinión', url: `/products/${id}?reviews` }]);
  });

  test('an edited review waits again while what was published stays on the page', async () => {
    const id = await ratedProduct([]);
    const { who } = await buyer(id);
    const review = (await write(who, words, id)).body.data.id;
    await publish(review);
    const { body } = await rewrite(who, review, { ...words, rating: 2, title: 'Cambié de opinión' });
    expect(body.data).toMatchObject({ status: 'pending', rating: 2 });
    expect((await pageOf('', app.anonymous, id)).data).toMatchObject([{ rating: 4.5, title: 'Muy nítida' }]);
    await publish(review, 2);
    expect((await pageOf('', app.anonymous, id)).data).toMatchObject([{ rating: 2, title: 'Cambié de opinión' }]);
  });

  test('a rejected review leaves the page, its author reads why, and may write it anew', async () => {
    const id = await ratedProduct([]);
    const { who, email } = await buyer(id);
    const review = (await write(who, words, id)).body.data.id;
    await publish(review);
    expectRefused(await decide(review, { status: 'rejected', version: 1 }), { reason: 'Escribe el motivo' });
    await decide(review, { status: 'rejected', version: 1, reason: 'Nombra a una persona' });
    expect((await pageOf('', app.anonymous, id)).total).toBe(0);
    expect((await pageOf('', who, id)).meta.summary.own_review).toMatchObject({
      status: 'rejected',
      reason: 'Nombra a una persona',
    });
    expect(JSON.stringify((await mailsTo(email)).at(-1))).toContain('Nombra a una persona');
    expect((await bell(who))[0]?.title).toBe('Revisamos tu opinión y no se publicó');
    expect((await rewrite(who, review, words)).body.data).toMatchObject({ status: 'pending', reason: null });
  });

  test('what was edited since it was read is not published by mistake', async () => {
    const { who } = await buyer();
    const review = (await write(who)).body.data.id;
    await rewrite(who, review, { ...words, comment: 'Compren en otro lado' });
    expect((await publish(review, 1)).status).toBe(409);
    expect((await queue('pending')).map(({ id }) => id)).toContain(review);
  });

  test("another person's review is neither edited nor, before it is published, read", async () => {
    const { who } = await buyer();
    const review = (await write(who)).body.data.id;
    const { who: other } = await buyer();
    expect((await rewrite(other, review, words)).status).toBe(404);
    expect((await other.get(`/api/product-reviews/${review}`)).status).toBe(404);
    expect((await who.get<{ data: Own }>(`/api/product-reviews/${review}`)).body.data.title).toBe('Muy nítida');
  });

  test('only marketing and support decide', async () => {
    const { who } = await buyer();
    const review = (await write(who)).body.data.id;
    const compras = await app.asStaff('compras');
    expect((await decide(review, { status: 'published', version: 1 }, compras)).status).toBe(403);
    expect(
      (await who.put(`/api/product-review-moderations/${review}`, { status: 'published', version: 1 })).status,
    ).toBe(403);
    expect((await decide(review, { status: 'published', version: 1 }, support)).status).toBe(200);
    expectRefused(await decide(review, { status: 'pending', version: 1 }), { status: /./ });
  });
});

describe("a product's reviews", () => {
  test('come in the four orders, by level, and with the share of each level [SF-REVIEW-009]', async () => {
    const id = await ratedProduct([3, 5, 1.5, 4.5]);
    const ratings = async (query: string) => (await pageOf(query, app.anonymous, id)).data.map(({ rating }) => rating);
    expect(await ratings('&sort=highest')).toEqual([5, 4.5, 3, 1.5]);
    expect(await ratings('&sort=lowest')).toEqual([1.5, 3, 4.5, 5]);
    expect(await ratings('&sort=recent')).toEqual([4.5, 1.5, 5, 3]);
    expect(await ratings('&sort=oldest')).toEqual([3, 5, 1.5, 4.5]);
    expect(await ratings('&rating=4')).toEqual([4.5]);
    expect(await ratings('&rating=2')).toEqual([]);
    expect((await pageOf('', app.anonymous, id)).meta.summary).toMatchObject({
      rating: 3.5,
      total: 4,
      five_stars_percentage: 25,
      four_stars_percentage: 25,
      three_stars_percentage: 25,
      two_stars_percentage: 0,
      one_star_percentage: 25,
      show_url: `/products/${id}`,
    });
  });

  test('its card shows everybody their mean and number once they are published, and nothing before', async () => {
    const { id } = await givenProduct(app, { stock: { MTY: 10 } });
    const card = async () =>
      (await app.anonymous.get<{ data: Record<string, unknown> }>(`/api/store-products/${id}`)).body.data;
    const written = [];
    for (const rating of [5, 4])
      written.push((await write((await buyer(id)).who, { ...words, rating }, id)).body.data.id);
    expect(await card()).not.toHaveProperty('reviews_count');
    for (const review of written) await publish(review);
    await expect.poll(card).toMatchObject({ rating: 4.5, reviews_count: 2 });
  });

  test.each(['&sort=best', '&rating=6', '&rating=0', '&page=0', '&per_page=1000'])('%s is refused', async (query) => {
    expect((await app.anonymous.get(`/api/product-reviews?product_id=${productId}${query}`)).status).toBe(422);
  });
});
