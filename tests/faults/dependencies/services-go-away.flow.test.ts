import { setTimeout as pause } from 'node:timers/promises';
import { client, demoPassword, type Answer, type Client } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsProcess, workersProcess, type PlatformProcess } from '../platform-process';
import { until } from '../until';
import { counted, worldDatabase } from '../world-database';
import { mailServer, type MailServer } from './mail-server';
import { ownServices, type OwnServices } from './own-services';

interface Told {
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly error?: { readonly status: number };
}

let services: OwnServices;
let mail: MailServer;
let db: Knex;
let cms: PlatformProcess;
let workers: PlatformProcess;
let buyer: Client;
let admin: Client;
let productId: number;

beforeAll(async () => {
  services = await ownServices();
  mail = await mailServer();
  await mail.start();
  const world = {
    ...services.world,
    // Nobody dies here: what is held is to be let go of by whoever holds it, not taken for a dead process's.
    environment: { ...services.world.environment, SMTP_URL: mail.url, ABANDONED_AFTER_SECONDS: '600' },
  };
  db = worldDatabase(world);
  ({ product_id: productId } = (await db('product_cards')
    .where({ is_visible: true, product_type: 'product_type_physical' })
    .first('product_id')) as { product_id: number });
  cms = await cmsProcess(world);
  workers = await workersProcess(world);
  await cms.start();
  await workers.start();
  buyer = client(cms.url, await storeToken('distribuidor@demo.test'));
  admin = client(cms.url, await panelToken());
});

afterAll(async () => {
  await Promise.all([cms?.stop(), workers?.stop()]);
  await db?.destroy();
  await mail?.stop();
  await services?.remove();
});

async function storeToken(identifier: string): Promise<string> {
  const { body } = await client(cms.url, null).post<{ jwt: string }>('/api/auth/local', {
    identifier,
    password: demoPassword,
  });
  return body.jwt;
}

async function panelToken(): Promise<string> {
  const { body } = await client(cms.url, null).post<{ data: { token: string } }>('/admin/login', {
    email: 'admin@mayorista.test',
    password: demoPassword,
  });
  return body.data.token;
}

const add = (key: string): Promise<Answer<Told>> =>
  buyer.post<Told>('/api/cart-details', { product_id: productId, quantity: 1 }, { 'Idempotency-Key': key });
const pieces = async (): Promise<number> =>
  (await buyer.get<{ data: { total_pieces: number } }>('/api/carts/current')).body.data.total_pieces;
const ready = (): Promise<Answer<{ status: string; database: string; redis: string; warnings: string[] }>> =>
  client(cms.url, null).get('/ready');

/** Within this a busy machine has done what takes a moment: what takes longer hangs. */
const patienceMs = 60_000;

/** Does something that must not wait for a frozen service to go on; one that does is let go on after `patienceMs`, and is told of. */
async function whileFrozen<T>(
  { freeze, thaw }: { readonly freeze: () => void; readonly thaw: () => void },
  work: () => Promise<T>,
): Promise<T> {
  let hasWaited = false;
  freeze();
  const timer = setTimeout(() => {
    hasWaited = true;
    thaw();
  }, patienceMs);
  try {
    const result = await work();
    if (hasWaited) throw new Error('It waited for the frozen service');
    return result;
  } finally {
    clearTimeout(timer);
    thaw();
  }
}

/** What a request of each kind is answered: the store's, a write with its key, both logins, the panel's own and ours in it. */
const everyKind = () =>
  Promise.all([
    buyer.get<Told>('/api/sale-orders'),
    buyer.get<Told>('/api/carts/current'),
    add('mientras-no-hay-base'),
    client(cms.url, null).post<Told>('/api/auth/local', { identifier: 'otro@demo.test', password: demoPassword }),
    client(cms.url, null).post<Told>('/admin/login', { email: 'compras@mayorista.test', password: demoPassword }),
    admin.get<Told>('/content-manager/content-types'),
    admin.get<Told>('/kernel/background-jobs'),
  ]);

const retryAfter = 'retry-after';
const unavailable = (answers: readonly Answer<Told>[]) =>
  answers.map(({ status, headers, body }) => [status, Number(headers.get(retryAfter)) > 0, body.error?.status]);
const allUnavailable = Array.from({ length: 7 }, () => [503, true, 503]);

describe('PostgreSQL', () => {
  test('gone: every request is told 503 and when to come again, the process lives, is not ready, and recovers by itself', async () => {
    const before = await pieces();
    const { pid } = cms;
    const first = pid();
    await services.postgres.stop();
    const result = await everyKind();
    expect(unavailable(result)).toEqual(allUnavailable);
    expect(result[0]?.body.errors?._general?.[0]).toBe(
      'El servicio no está disponible por el momento. Inténtalo de nuevo en unos segundos.',
    );
    expect((await client(cms.url, null).get('/live')).status).toBe(200);
    expect(await ready()).toMatchObject({ status: 503, body: { status: 'unavailable', database: 'away' } });

    await services.postgres.start();
    await until('it is ready again', async () => (await ready()).status === 200);
    expect([cms.pid(), (await everyKind()).map(({ status }) => status)]).toEqual([first, Array(7).fill(200)]);
    expect(await pieces()).toBe(before + 1);
  });

  test('gone in the middle of writes: none of their keys stays stuck, and each is done once', async () => {
    const before = await pieces();
    const keys = Array.from({ length: 12 }, (_unused, n) => `a-la-mitad-${n}`);
    const writing = Promise.all(keys.map((key) => add(key).catch(() => null)));
    await pause(60);
    await services.postgres.stop();
    const cut = (await writing).flatMap((answer) => answer?.status ?? []);
    expect(new Set(cut)).toEqual(new Set([...(cut.includes(200) ? [200] : []), 503]));
    await services.postgres.start();
    await until('it is ready again', async () => (await ready()).status === 200);
    const waiting = new Set(keys);
    // Long before a claim would be taken for that of a dead process: they were let go of as soon as there was a database.
    await until('every key is answered', async () => {
      for (const key of waiting) if ([200, 409].includes((await add(key)).status)) waiting.delete(key);
      return waiting.size === 0;
    });
    expect(await pieces()).toBe(before + keys.length);
  });

  test('frozen: a request is answered all the same, and the next one served when it goes on', async () => {
    const answer = await whileFrozen(services.postgres, () => buyer.get<Told>('/api/sale-orders'));
    expect(answer.status).toBe(503);
    await until('it is ready again', async () => (await ready()).status === 200);
    expect((await buyer.get('/api/sale-orders')).status).toBe(200);
  });

  test('frozen in the middle of a write: who sends it again with the same key is given its answer as soon as it goes on', async () => {
    const before = await pieces();
    const told = await whileFrozen(services.postgres, async () => {
      const first = await add('mientras-no-se-mueve');
      // Longer than a connection is waited for.
      await pause(20_000);
      return first;
    });
    expect(told.status).toBe(503);
    const thawedAt = Date.now();
    let again = await add('mientras-no-se-mueve');
    await until('its answer is there', async () => {
      again = await add('mientras-no-se-mueve');
      return again.status !== 422 && again.status !== 503;
    });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(Date.now() - thawedAt).toBeLessThan(15_000);
    expect(await pieces()).toBe(before + 1);
  });
});

/** A mail as any flow queues it: the workers send it. */
async function mailIsSent(key: string): Promise<void> {
  await queueMail(key);
  await until(`the mail ${key} is sent`, async () => (await jobOf(key)).state === 'done', patienceMs);
}

async function queueMail(key: string, at: Knex = db): Promise<void> {
  await at('jobs').insert({
    document_id: key,
    name: 'kernel.send-mail',
    label: 'Enviar correo',
    job_key: `mail:${key}`,
    payload: JSON.stringify({ key, to: 'ana@example.com', subject: `Prueba ${key}`, text: 'Hola' }),
    state: 'queued',
    attempts: 0,
    run_at: new Date(),
    created_at: new Date(),
  });
}

const jobOf = async (key: string): Promise<{ state: string; attempts: number; away_since: Date | null }> =>
  (await db('jobs')
    .where({ job_key: `mail:${key}` })
    .first('state', 'attempts', 'away_since')) as never;

const searchToken = (): Promise<Answer<unknown>> => buyer.get('/api/search-tokens');

describe('Redis', () => {
  test('frozen: no request waits for it', async () => {
    const statuses = await whileFrozen(services.redis, async () => {
      const asked: number[] = [];
      for (let n = 0; n < 8; n += 1) asked.push((await searchToken()).status);
      return asked;
    });
    expect(statuses).toEqual(Array(8).fill(200));
    await until('Redis is heard again', async () => (await ready()).body.redis === 'ok');
  });

  test('gone: jobs are run from the database, limits go on, readiness says so, and both processes end', async () => {
    await mailIsSent('con-redis');
    await services.redis.stop();
    await until('readiness says so', async () => (await ready()).body.redis === 'away');
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', warnings: ['Redis no responde'] } });
    await mailIsSent('sin-redis');
    const wrong = { email: 'nadie@mayorista.test', password: 'equivocada' };
    const tries: number[] = [];
    for (let n = 0; n < 11; n += 1) tries.push((await client(cms.url, null).post('/admin/login', wrong)).status);
    expect(tries).toEqual([...Array<number>(10).fill(400), 429]);

    expect(await Promise.all([cms.stop(), workers.stop()])).toEqual([0, 0]);
    await Promise.all([cms.start(), workers.start()]);
    await mailIsSent('nacido-sin-redis');
    await services.redis.start();
    await until('Redis is heard again', async () => (await ready()).body.redis === 'ok');
    await mailIsSent('de-nuevo-con-redis');
  });
});

describe('the mail server', () => {
  test('gone for a day: every mail waits, staff are warned, one button sends them all, each once', async () => {
    const keys = Array.from({ length: 8 }, (_unused, n) => `sin-correo-${n}`);
    await mail.stop();
    for (const key of keys) await queueMail(key);
    const rows = () =>
      db('jobs').whereIn(
        'job_key',
        keys.map((key) => `mail:${key}`),
      );
    const waiting = () => counted(rows().where({ state: 'queued' }).whereNotNull('away_since'));
    await until('all wait', async () => (await waiting()) === keys.length);
    // A day later: they have been tried again and again, and none was given up.
    for (let n = 0; n < 3; n += 1) {
      await rows().update({ away_since: new Date(Date.now() - 86_400_000), run_at: new Date(0) });
      await until(
        'it was tried again',
        async () => (await counted(rows().where('run_at', '>', new Date()))) === keys.length,
      );
    }
    expect(await rows().max('attempts as most').first()).toEqual({ most: 0 });
    expect((await rows().max('run_at as next').first()) as unknown).toMatchObject({ next: expect.any(Date) as Date });

    const warning = /Enviar correo: 8 en espera de un servicio que no responde/;
    expect((await ready()).body.warnings.join()).toMatch(warning);
    const { body } = await admin.get<{ data: { warnings: string[] } }>('/kernel/background-job-backlog');
    expect(body.data.warnings.join()).toMatch(warning);

    await mail.start();
    const before = mail.mails.length;
    const support = await client(cms.url, null).post<{ data: { token: string } }>('/admin/login', {
      email: 'soporte@mayorista.test',
      password: demoPassword,
    });
    expect((await client(cms.url, support.body.data.token).post('/kernel/background-job-retries', {})).status).toBe(
      403,
    );
    expect(await waiting()).toBe(keys.length);
    const retried = await admin.post('/kernel/background-job-retries', {});
    expect(retried).toMatchObject({ status: 200, body: { data: { resumed: keys.length } } });
    await until('all are sent', async () => (await counted(rows().where({ state: 'done' }))) === keys.length);
    expect(mail.mails.length - before).toBe(keys.length);
    // Readiness is looked at anew every few seconds.
    await until('nothing is said of mails', async () => !/correo/.test((await ready()).body.warnings.join()));
  });

  test('asks to come again later: a few ask and all wait, and the first that is taken brings the rest along', async () => {
    mail.refuseWith(451);
    const many = Array.from({ length: 40 }, (_unused, n) => `muchos-${n}`);
    await db.transaction(async (trx) => {
      for (const key of many) await queueMail(key, trx);
    });
    const patient = () => counted(db('jobs').where('job_key', 'like', 'mail:muchos-%').whereNotNull('away_since'));
    await until('all of them wait', async () => (await patient()) === many.length);
    expect(mail.refusals()).toBeLessThan(20);
    await queueMail('mas-tarde-1');
    await queueMail('mas-tarde-2');
    await until(
      'both wait',
      async () => (await jobOf('mas-tarde-1')).away_since !== null && (await jobOf('mas-tarde-2')).away_since !== null,
    );
    mail.refuseWith(null);
    // One is due, the other in an hour: it need not wait for that.
    await db('jobs')
      .where({ job_key: 'mail:mas-tarde-2' })
      .update({ run_at: new Date(Date.now() + 3_600_000) });
    await db('jobs').where({ job_key: 'mail:mas-tarde-1' }).update({ run_at: new Date() });
    await until('both are sent', async () => (await jobOf('mas-tarde-2')).state === 'done');
  });

  test('refuses a mail for good: it is tried as often as any job, and no other waits for it', async () => {
    mail.refuseWith(550);
    await queueMail('rechazado');
    await until(
      'it was tried',
      async () => (await jobOf('rechazado')).attempts > 0 && (await jobOf('rechazado')).state === 'queued',
    );
    expect((await jobOf('rechazado')).away_since).toBeNull();
    mail.refuseWith(null);
    await mailIsSent('otro-correo');
  });
});
