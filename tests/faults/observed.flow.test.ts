import {
  client,
  copyOfWorld,
  demoPassword,
  freePort,
  listen,
  load,
  unload,
  type Client,
  type World,
} from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsProcess, type PlatformProcess } from './platform-process';
import { until } from './until';
import { worldDatabase } from './world-database';

interface Line {
  readonly level: string;
  readonly process: string;
  readonly message: string;
  readonly request_id?: string;
  readonly route?: string;
  readonly status?: number;
  readonly person?: string;
  readonly ms?: number;
}

const password = 'No-es-la-mia-2026';
let world: World;
let db: Knex;
let cms: PlatformProcess;
let metricsUrl: string;
let buyer: Client;
let buyerId: number;

beforeAll(async () => {
  const copied = await copyOfWorld();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  // As in production: nothing of the log is set.
  world = {
    ...copied,
    environment: {
      ...copied.environment,
      NODE_ENV: 'production',
      REDIS_URL: undefined,
      MAYORISTA_RUNS_JOBS: 'true',
      CMS_METRICS_PORT: String(port),
    },
  };
  db = worldDatabase(world);
  cms = await cmsProcess(world);
  await cms.start();
  const { body } = await client(cms.url, null).post<{ jwt: string; user: { id: number } }>('/api/auth/local', {
    identifier: 'distribuidor@demo.test',
    password: demoPassword,
  });
  buyer = client(cms.url, body.jwt);
  buyerId = body.user.id;
});

afterAll(async () => {
  await cms?.stop();
  await db?.destroy();
  await world?.remove();
});

const log = (): Line[] => cms.lines().map((line) => JSON.parse(line) as Line);
const linesOf = (id: string): Line[] => log().filter(({ request_id }) => request_id === id);

describe('the log in production', () => {
  test('is JSON, line by line, without colours, and tells who asked for which route, without the address', async () => {
    const id = 'peticion-de-prueba-1';
    const answer = await buyer.get('/api/sale-orders/999999999?currency=USD&token=abcdefghijklmnop', {
      'X-Request-Id': id,
    });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(answer.status).toBe(404);
    await until('the line is written', () => linesOf(id).length > 0);
    expect(linesOf(id)).toEqual([
      expect.objectContaining({
        level: 'http',
        process: 'cms',
        route: '/api/sale-orders/:id',
        status: 404,
        person: `person:${buyerId}`,
        ms: expect.any(Number) as number,
      }),
    ]);
    expect(cms.lines().join('\n')).not.toMatch(/\u001b|abcdefghijklmnop/);
  });

  test('never holds a password, a token or a body; health checks leave no line', async () => {
    await client(cms.url, null).post('/api/auth/local', { identifier: 'otro@demo.test', password });
    await client(cms.url, null).post('/admin/login', { email: 'compras@mayorista.test', password });
    await buyer.get('/api/carts/current');
    for (const path of ['/live', '/ready', '/_health']) await client(cms.url, null).get(path);
    const id = 'peticion-de-prueba-2';
    await buyer.get('/api/sale-orders', { 'X-Request-Id': id });
    await until('the last line is written', () => linesOf(id).length > 0);
    const text = cms.lines().join('\n');
    expect(text).not.toContain(password);
    expect(text).not.toContain(buyer.token ?? '');
    expect(text).not.toMatch(/\/live|\/ready|_health/);
  });

  test('an id that is none is replaced, and cannot write into the log', async () => {
    const { headers } = await buyer.get('/api/sale-orders', { 'X-Request-Id': '"}{"level":"error' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the id of a request goes along to its event, to the job that follows, and into what that job logs', async () => {
    const id = 'peticion-de-prueba-3';
    const { product_id } = (await db('product_cards')
      .where({ is_visible: true, product_type: 'product_type_physical' })
      .first('product_id')) as { product_id: number };
    const branch = (await db('branches').where({ code: 'MTY' }).first('id')) as { id: number };
    const steps: [string, object][] = [
      ['/api/cart-details', { product_id, quantity: 1 }],
      ['/api/cart-stages', { cartStage: 'shipping_method' }],
      ['/api/cart-deliveries', { type: 'branch_pickup', branch_id: branch.id }],
      ['/api/cart-stages', { cartStage: 'payment_method' }],
      ['/api/cart-payments', { method: 'bank_transfer' }],
      ['/api/cart-stages', { cartStage: 'confirmation' }],
      ['/api/cart-stages', { cartStage: 'ordered' }],
    ];
    await db('stocks').where({ product_id, branch_id: branch.id, grade: 'Stock' }).delete();
    await db('stocks').insert({
      document_id: 'observed',
      product_id,
      branch_id: branch.id,
      grade: 'Stock',
      on_hand: 5,
      reserved: 0,
    });
    for (const [path, body] of steps)
      expect((await buyer.post(path, body, { 'X-Request-Id': id })).status, path).toBe(200);
    expect(await db('outbox_events').where({ name: 'sale-order.placed', request_id: id })).toHaveLength(1);
    const job = () => db('jobs').where({ name: 'sales.send-order-mail', request_id: id }).first('state');
    await until('the job is done', async () => ((await job()) as { state: string } | undefined)?.state === 'done');
    const mails = (await db('jobs').where({ name: 'kernel.send-mail', request_id: id })) as object[];
    expect(mails, 'the mail that the job asked for').toHaveLength(1);
  });
});

describe('measures', () => {
  const measures = async (): Promise<string> => (await fetch(metricsUrl)).text();

  test('tell requests by route and status, jobs, outbox, cache, pool and the event loop, on a port of their own', async () => {
    await buyer.get('/api/sale-orders');
    await buyer.get('/api/sale-orders/999999999');
    const text = await measures();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/sale-orders",status="200"\} [1-9]/,
    );
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/sale-orders\/:id",status="404"\} [1-9]/,
    );
    expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0.1",method="GET",route="\/api\/sale-orders"/);
    for (const state of ['queued', 'running', 'dead', 'waiting'])
      expect(text).toMatch(new RegExp(`mayorista_jobs\\{state="${state}"\\} \\d`));
    expect(text).toMatch(/mayorista_job_runs_total\{name="sales.send-order-mail",outcome="done"\} 1/);
    for (const name of ['oldest_due_job_seconds', 'outbox_events', 'outbox_lag_seconds', 'cache_reads_total'])
      expect(text).toContain(`mayorista_${name}`);
    expect(text).toMatch(/mayorista_database_pool\{state="max"\} [1-9]/);
    expect(text).toMatch(/mayorista_dependency_up\{dependency="database"\} 1/);
    expect(text).toMatch(/mayorista_dependency_up\{dependency="search"\} 1/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
    expect((await client(cms.url, null).get('/metrics')).status).toBe(404);
  });

  test('a job that failed for good shows in the measures and in readiness', async () => {
    await db('jobs').insert({
      document_id: 'dead-one',
      name: 'kernel.send-mail',
      label: 'Enviar correo',
      payload: '{}',
      state: 'dead',
      attempts: 8,
      run_at: new Date(),
      created_at: new Date(),
    });
    await until('it is told', async () => /mayorista_jobs\{state="dead"\} 1/.test(await measures()));
    const { status, body } = await client(cms.url, null).get<{ status: string; warnings: string[] }>('/ready');
    expect([status, body.status, body.warnings]).toEqual([
      200,
      'degraded',
      ['Trabajos que fallaron y esperan a una persona: 1'],
    ]);
    await db('jobs').where({ document_id: 'dead-one' }).delete();
  });

  test('a job that nobody runs tells its age', async () => {
    await cms.kill();
    const old = new Date(Date.now() - 600_000);
    await db('jobs').insert({
      document_id: 'old-job',
      name: 'kernel.send-mail',
      label: 'Enviar correo',
      payload: '{}',
      state: 'queued',
      attempts: 0,
      run_at: old,
      created_at: old,
    });
    // A process that relays and runs nothing: nobody's fault but the operator's.
    const idle = await load({ ...world.environment, MAYORISTA_RUNS_JOBS: 'false', CMS_METRICS_PORT: '' });
    const { body } = await client(await listen(idle), null).get<{
      warnings: string[];
      backlog: { oldestDueSeconds: number };
    }>('/ready');
    await unload(idle);
    expect(body.backlog.oldestDueSeconds).toBeGreaterThanOrEqual(600);
    expect(body.warnings).toContainEqual(expect.stringMatching(/^El trabajo más antiguo espera desde hace 1\d min$/));
  });
});
