import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { served, until } from './served';

interface CartAnswer {
  readonly data: { readonly id: number; readonly stage: string; readonly total_pieces: number };
}

let app: TestApp;
let knex: Knex;
let who: Client;
let productId: number;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  ({ id: productId } = await givenProduct(app, { stock: { MTY: 50 } }));
});
beforeEach(async () => {
  const company = (await knex('companies').where({ credit_blocked: false, status: 1 }).first('id')) as { id: number };
  who = client(app.url, (await givenPerson(app, { role: 'distributor', companyId: company.id })).token);
});

const add = (quantity = 2) =>
  who.post<CartAnswer>('/api/cart-details', { product_id: productId, quantity }, { 'Idempotency-Key': 'agregar' });
const toShipping = () =>
  who.post<CartAnswer>('/api/cart-stages', { cartStage: 'shipping_method' }, { 'Idempotency-Key': 'envio' });
const pieces = async (): Promise<number> => (await who.get<CartAnswer>('/api/carts/current')).body.data.total_pieces;
const last = () =>
  knex('idempotency_keys').orderBy('id', 'desc').first() as Promise<{
    id: number;
    committed_at: unknown;
    answer_status: number | null;
  }>;

/** Leaves the claim of a process that died between the effect and the answer, `ageMs` ago. */
async function loseAnswer(ageMs: number): Promise<void> {
  const { id } = await last();
  await knex('idempotency_keys')
    .where({ id })
    .update({ answer_status: null, answer_body: null, claimed_at: new Date(Date.now() - ageMs) });
}

test('the key is marked in the transaction of the effect; a refused request leaves none', async () => {
  await add();
  expect(await last()).toMatchObject({ answer_status: 200, committed_at: expect.anything() as unknown });
  const { id } = await last();
  expectRefused(
    await who.post('/api/cart-details', { product_id: productId, quantity: 0 }, { 'Idempotency-Key': 'mal' }),
    { quantity: /./ },
  );
  expect((await last()).id).toBe(id);
});

test('what was added before the process died is not added again: the repeat is told so', async () => {
  await add();
  await loseAnswer(7_000);
  const repeated = await add();
  expect(repeated.status).toBe(409);
  expect(JSON.stringify(repeated.body)).toContain(
    'Esta petición ya se realizó. Actualiza la página para ver el resultado.',
  );
  expect(await pieces()).toBe(2);
});

test('while the first may still be under way, the repeat is told to wait', async () => {
  await add();
  await loseAnswer(0);
  expectRefused(await add(), { _general: 'sigue en proceso' });
  expect(await pieces()).toBe(2);
});

test('what died before it had an effect is done by the repeat', async () => {
  await add();
  await knex('cart_details').where({ product_id: productId }).delete();
  await loseAnswer(7_000);
  const { id } = await last();
  await knex('idempotency_keys').where({ id }).update({ committed_at: null });
  expect((await add()).status).toBe(200);
  expect(await pieces()).toBe(2);
});

test('what sets and does not add is done again, and answers as the first did', async () => {
  await add();
  await toShipping();
  await loseAnswer(7_000);
  const repeated = await toShipping();
  expect([repeated.status, repeated.body.data.stage]).toEqual([200, 'shipping_method']);
});

test('a server that starts on SQLite waits for nobody: claims of the last one are over', async () => {
  if (isPostgres()) return;
  await add();
  await loseAnswer(1_000);
  await served<typeof import('../src/idempotency/idempotency.store')>(
    'server/src/idempotency/idempotency.store',
  ).endAbandonedClaims(app.strapi);
  expect((await add()).status).toBe(409);
});

test('a request that takes long is not taken for dead: its process gives signs of it while it runs, and no longer', async () => {
  await add();
  await loseAnswer(0);
  const { id } = await last();
  await knex('idempotency_keys')
    .where({ id })
    .update({ claimed_at: new Date(Date.now() - 5_900) });
  const { Claims } = served<typeof import('../src/idempotency/claims')>('server/src/idempotency/claims');
  const claims = new Claims(app.strapi, 50);
  claims.hold(id);
  const ageMs = async (): Promise<number> =>
    Date.now() -
    new Date(
      ((await knex('idempotency_keys').where({ id }).first('claimed_at')) as { claimed_at: Date }).claimed_at,
    ).getTime();
  await until(async () => (await ageMs()) < 4_000);
  await claims.end(id, () => Promise.resolve());
  await knex('idempotency_keys')
    .where({ id })
    .update({ claimed_at: new Date(Date.now() - 29_000) });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await ageMs()).toBeGreaterThan(20_000);
  await claims.stop();
});

test('how a request ended is written as soon as the database is back; what fails otherwise is told at once', async () => {
  await add();
  await loseAnswer(0);
  const { id } = await last();
  const { Claims } = served<typeof import('../src/idempotency/claims')>('server/src/idempotency/claims');
  const claims = new Claims(app.strapi);
  let tries = 0;
  await claims.end(id, async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    await knex('idempotency_keys').where({ id }).delete();
  });
  expect(tries).toBeLessThan(3);
  await until(async () => (await knex('idempotency_keys').where({ id }).first('id')) === undefined);
  await expect(claims.end(id, () => Promise.reject(new Error('defecto')))).rejects.toThrow('defecto');
  await claims.stop();
});

test('an effect whose claim has passed to another is rolled back, and the caller told to ask again', async () => {
  const store = served<typeof import('../src/idempotency/idempotency.store')>(
    'server/src/idempotency/idempotency.store',
  );
  const claim = (await store.claimKey(app.strapi, 'prueba-perdida', 'x', false)) ?? 0;
  expect(await store.claimKey(app.strapi, 'prueba-perdida', 'x', false)).toBeNull();
  await knex('idempotency_keys')
    .where({ id: claim })
    .update({ claimed_at: new Date(0) });
  expect(await store.claimKey(app.strapi, 'prueba-perdida', 'x', false)).not.toBeNull();
  const { markingCommits } = served<typeof import('../src/transactions/commit-mark')>(
    'server/src/transactions/commit-mark',
  );
  const { inTransaction } = served<typeof import('../src/transactions/in-transaction')>(
    'server/src/transactions/in-transaction',
  );
  const before = (await knex('comments').count({ n: '*' }).first()) as object;
  const effect = markingCommits(
    (trx) => store.markCommitted(trx, claim),
    () =>
      inTransaction(app.strapi, ({ trx }) =>
        trx('comments').insert({
          document_id: 'perdido',
          model_type: 'prueba',
          model_id: 'perdido',
          body: 'x',
          author_kind: 'system',
          author_name: 'x',
        }),
      ),
  );
  await expect(effect).rejects.toMatchObject({ status: 503 });
  expect(await knex('comments').count({ n: '*' }).first()).toEqual(before);
});

interface Kept {
  readonly status: number;
  readonly headerSent: boolean;
  readonly body?: unknown;
  readonly state?: object;
}

/** Sends a request with its key through the middleware alone; `next` is what serves it. */
async function sendThrough(key: string, next: (ctx: Kept) => Promise<void>, kind = 'staff'): Promise<Kept> {
  const middleware = served<typeof import('../src/idempotency/idempotency.middleware')>(
    'server/src/idempotency/idempotency.middleware',
  ).idempotencyMiddleware({}, { strapi: app.strapi });
  const ctx = {
    ...{ method: 'POST', path: '/api/pruebas', querystring: '', ip: '192.0.2.1', request: {}, set: () => undefined },
    ...{ status: 404, headerSent: false, state: { actor: { kind, id: 1, onBehalf: null } } },
    get: () => key,
  };
  await middleware(ctx as never, () => next(ctx));
  return ctx;
}

/** A committed write with its entry in the history, as every flow makes. */
async function commit(): Promise<void> {
  const { inTransaction } = served<typeof import('../src/transactions/in-transaction')>(
    'server/src/transactions/in-transaction',
  );
  const { recordAudit } = served<typeof import('../src/audit/record')>('server/src/audit/record');
  const { anonymousActor } = served<typeof import('../src/permissions/identity')>('server/src/permissions/identity');
  await inTransaction(app.strapi, (tx) =>
    recordAudit(tx, anonymousActor(), { modelType: 'prueba', modelId: 7, action: 'created' }),
  );
}

test('the answer of a write whose caller was told 503 meanwhile is kept, and told to whoever asks again', async () => {
  const { sayAnswer } = served<typeof import('../src/http/say-answer')>('server/src/http/say-answer');
  await sendThrough('tarde', async (ctx) => {
    await commit();
    // Somebody else has answered: the context takes no status any more.
    Object.assign(ctx, { headerSent: true });
    Object.defineProperty(ctx, 'status', { get: () => 503, set: () => undefined });
    sayAnswer(ctx as never, 201, { data: { id: 7 } });
  });
  const repeated = await sendThrough('tarde', () => Promise.reject(new Error('dos veces')));
  expect([repeated.status, repeated.body]).toEqual([201, { data: { id: 7 } }]);
});

test('a write whose answer could not be made is told at once, with what it wrote; a visitor is not told what', async () => {
  for (const [how, fail] of [
    ['un-error', () => Promise.reject(new Error('no se pudo leer'))],
    ['otra-respuesta', (ctx: Kept) => void Object.assign(ctx, { status: 503, headerSent: true })],
  ] as const)
    for (const kind of ['staff', 'public']) {
      const key = `perdida-${how}-${kind}`;
      await sendThrough(
        key,
        async (ctx) => {
          await commit();
          await fail(ctx);
        },
        kind,
      ).catch(() => undefined);
      const startedAt = Date.now();
      await expect(sendThrough(key, () => Promise.resolve(), kind)).rejects.toMatchObject({
        status: 409,
        details: { records: kind === 'public' ? [] : [{ model_type: 'prueba', model_id: '7', action: 'created' }] },
      });
      expect(Date.now() - startedAt).toBeLessThan(1_500);
    }
});

test('what failed without an effect is run again at once; so is what was refused, whatever it counted meanwhile', async () => {
  const { RateLimitError } = served<typeof import('../src/errors/refusal')>('server/src/errors/refusal');
  let runs = 0;
  const run = async (key: string, first: () => Promise<void>): Promise<void> => {
    await sendThrough(key, first).catch(() => undefined);
    await sendThrough(key, () => Promise.resolve(void (runs += 1)));
  };
  await run('fallo', () => Promise.reject(new Error('antes de escribir')));
  await run('rechazo', async () => {
    await commit();
    throw new RateLimitError(5);
  });
  expect(runs).toBe(2);
});

test('a process that gives a sign again while somebody asks was not dead: its answer is told', async () => {
  const { sayAnswer } = served<typeof import('../src/http/say-answer')>('server/src/http/say-answer');
  let finish: () => void = () => {};
  const first = sendThrough('despierta', async (ctx) => {
    await commit();
    await new Promise<void>((resolve) => (finish = resolve));
    sayAnswer(ctx as never, 200, { data: { id: 7 } });
  });
  await until(async () => (await last()).committed_at !== null && (await last()).answer_status === null);
  const { id } = await last();
  await knex('idempotency_keys')
    .where({ id })
    .update({ claimed_at: new Date(Date.now() - 20_000) });
  const repeated = sendThrough('despierta', () => Promise.reject(new Error('dos veces')));
  await new Promise((resolve) => setTimeout(resolve, 100));
  finish();
  await first;
  expect(await repeated).toMatchObject({ status: 200, body: { data: { id: 7 } } });
});

const isPostgres = (): boolean => app.strapi.db.dialect.client === 'postgres';
