import { beforeAll, expect, test } from 'vitest';
import { boot, builtFile, client, expectRefused, type TestApp } from '@mayorista/kernel/testing';
import { formOf, sections, solved, type Kit, type Saved } from './registration-kit';

interface Stored {
  readonly id: number;
  readonly answer_body: string;
  readonly answer_status: number | null;
}

let app: TestApp;
let kit: Kit;
const knexOf = (table: string) => app.strapi.db.connection(table);
const lastKey = async (): Promise<Stored> => (await knexOf('idempotency_keys').orderBy('id', 'desc').first()) as Stored;
const from = (address: string, key: string) => ({ 'X-Forwarded-For': address, 'Idempotency-Key': key });

const begin = async (body: object, headers: Record<string, string>) =>
  app.anonymous.post<{ data: Saved }>('/api/distributor-registries', body, headers);

beforeAll(async () => {
  app = await boot();
  const idOf = async (table: string, where: object): Promise<number> =>
    ((await knexOf(table).where(where).first('id')) as { id: number }).id;
  kit = { app, support: await app.asStaff('soporte'), idOf };
});

test('what lets somebody go on lies nowhere in clear, and its owner alone has the same answer again', async () => {
  const { registry } = await sections(kit);
  const body = { registry, captcha: await solved(app) };
  const first = await begin(body, from('203.0.113.10', 'alta'));
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const token = String(first.body.data.token);
  expect(token.length).toBeGreaterThan(20);
  const stored = await lastKey();
  expect(stored.answer_status).toBe(200);
  for (const table of ['idempotency_keys', 'jobs', 'outbox_events', 'audit_entries', 'mails'])
    expect(JSON.stringify(await knexOf(table).select('*')), table).not.toContain(token);
  const again = await begin(body, from('203.0.113.10', 'alta'));
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(again.body).toEqual(first.body);
});

test('a visitor who guesses the key of another, and even what was asked, is given nothing of theirs', async () => {
  const { registry } = await sections(kit);
  const body = { registry, captcha: await solved(app) };
  const first = await begin(body, from('203.0.113.20', 'adivinada'));
  const guessed = await begin(body, from('203.0.113.21', 'adivinada'));
  expect(guessed.headers.get('idempotent-replayed')).toBeNull();
  expect(JSON.stringify(guessed.body)).not.toContain(String(first.body.data.token));
  expectRefused(guessed, { captcha: /./ });
  const other = await sections(kit);
  const own = await begin({ registry: other.registry, captcha: await solved(app) }, from('203.0.113.22', 'adivinada'));
  expect(own.status, 'the same key is free for everybody else').toBe(200);
  expectRefused(await begin({ registry, captcha: 'otra cosa' }, from('203.0.113.20', 'adivinada')), {
    _general: 'Esta clave de idempotencia ya se usó con otros datos',
  });
});

test('a key stands for all that was asked: another file, another name of it or another query is refused; keys in another order are the same', async () => {
  const { registry } = await sections(kit);
  const captcha = await solved(app);
  const reused = { _general: 'Esta clave de idempotencia ya se usó con otros datos' };
  const key = from('203.0.113.40', 'con-archivo');
  const send = (data: object, content: string, name = 'ine.pdf', query = '') =>
    app.anonymous.post<{ data: Saved }>(
      `/api/distributor-registries${query}`,
      formOf(data, { identification: [Buffer.from(`%PDF-1.4\n${content}\n%%EOF\n`), name, 'application/pdf'] }),
      key,
    );
  const as = (content: string, name?: string, query?: string) => send({ registry, captcha }, content, name, query);
  const first = await as('uno');
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  expectRefused(await as('dos'), reused);
  expectRefused(await as('uno', 'otra.pdf'), reused);
  expectRefused(await as('uno', 'ine.pdf', '?a=1'), reused);
  expect((await as('uno')).headers.get('idempotent-replayed')).toBe('true');
  const json = from('203.0.113.41', 'en-otro-orden');
  const other = await sections(kit);
  const plain = { registry: other.registry, captcha: await solved(app) };
  expect((await begin(plain, json)).status).toBe(200);
  const backwards = {
    captcha: plain.captcha,
    registry: Object.fromEntries(Object.entries(plain.registry).toReversed()),
  };
  expect((await begin(backwards, json)).headers.get('idempotent-replayed')).toBe('true');
});

test('whoever acts for a person shares no key with them', async () => {
  const idOf = async (email: string): Promise<number> =>
    ((await knexOf('up_users').where({ email }).first('id')) as { id: number }).id;
  const buyer = await app.as('distribuidor');
  const salesman = await app.as('vendedor');
  const opened = await salesman.post<{ data: { jwt: string } }>('/api/user-impersonations', {
    user_id: await idOf('distribuidor@demo.test'),
  });
  const acting = client(app.url, opened.body.data.jwt);
  const ask = (who: typeof buyer) =>
    who.post('/api/wish-lists', { name: 'Con la misma clave' }, { 'Idempotency-Key': 'lista' });
  expect((await ask(buyer)).headers.get('idempotent-replayed')).toBeNull();
  expect((await ask(acting)).headers.get('idempotent-replayed')).toBeNull();
  expect((await ask(buyer)).headers.get('idempotent-replayed')).toBe('true');
});

test('an answer that was kept in clear by a former release is taken away; its request stays done', async () => {
  const { registry } = await sections(kit);
  const body = { registry, captcha: await solved(app) };
  const first = await begin(body, from('203.0.113.30', 'de-antes'));
  const { id } = await lastKey();
  await knexOf('idempotency_keys')
    .where({ id })
    .update({ answer_body: JSON.stringify(first.body) });
  const store = builtFile<{ purgePlainAnswers(of: unknown): Promise<boolean> }>(
    'kernel',
    'server/src/idempotency/idempotency.store',
  );
  expect(await store.purgePlainAnswers(app.strapi)).toBe(true);
  expect(await lastKey()).toMatchObject({ id, answer_body: null, answer_status: null });
  expect((await begin(body, from('203.0.113.30', 'de-antes'))).status).toBe(409);
});
