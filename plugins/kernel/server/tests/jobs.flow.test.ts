import { boot, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { JobContext } from '../src/jobs/define-job';
import { kernel, served, until } from './served';

interface Job {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly result: string | null;
  readonly requested_by: string | null;
}

const number = z.object({ n: z.number() });
const runs: number[] = [];
const held: (() => void)[] = [];
let failing = true;
let isAway = true;
let app: TestApp;
let knex: Knex;

const job = (name: string, run: (context: JobContext<{ n: number }>) => Promise<unknown>, more: object = {}) =>
  kernel().defineJob({ name, label: name, schema: number, handler: async () => ({ run }), ...more });

const defined = () => ({
  count: job('prueba.contar', async ({ payload }) => runs.push(payload.n)),
  fail: job('prueba.fallar', async () => (failing ? Promise.reject(new Error('no hay red')) : 'ya')!, {
    attempts: 3,
    backoffMs: 5,
  }),
  hold: job(
    'prueba.esperar',
    ({ signal }) =>
      new Promise((resolve, reject) => {
        held.push(() => resolve('listo'));
        signal.addEventListener('abort', () => reject(new Error('interrumpido')));
      }),
  ),
  away: job('prueba.lejos', async () => (isAway ? Promise.reject(new (kernel().DependencyAway)('nadie')) : 'ya')!, {
    service: 'prueba',
  }),
  deaf: job('prueba.sorda', () => new Promise(() => {})),
  anew: job('prueba.todo', async ({ payload }) => runs.push(payload.n), { servesWaiting: true }),
  twice: job('prueba.otra', async ({ payload }) => runs.push(payload.n)),
});
let jobs: ReturnType<typeof defined>;
const happened = () => kernel().defineEvent('prueba.pasó', number);

const rows = (name: string): Promise<Job[]> => knex('jobs').where({ name }).orderBy('id') as unknown as Promise<Job[]>;
const enqueue = (which: keyof typeof jobs, n: number, options: object = {}) =>
  kernel().inTransaction(app.strapi, (tx) => kernel().enqueue(tx, jobs[which], { n }, options));

beforeAll(async () => {
  app = await boot({ SHUTDOWN_SECONDS: '1', ABANDONED_AFTER_SECONDS: '15' });
  knex = app.strapi.db.connection as unknown as Knex;
  jobs = defined();
  served<typeof import('../src/jobs/registry')>('server/src/jobs/registry').registerJobs(
    app.strapi,
    Object.values(jobs),
  );
  const subscriptions = [
    kernel().on(happened(), jobs.count, (payload) => payload),
    kernel().on(happened(), jobs.twice, ({ n }) => (n % 2 === 0 ? { n } : null)),
  ];
  served<typeof import('../src/outbox/registry')>('server/src/outbox/registry').registerSubscriptions(
    app.strapi,
    subscriptions,
  );
});

describe('a job of the table', () => {
  test('runs once, also when it is queued twice under one key', async () => {
    runs.length = 0;
    expect(await enqueue('count', 1, { key: 'una' })).not.toBeNull();
    expect(await enqueue('count', 1, { key: 'una' })).toBeNull();
    await app.settle();
    expect(runs).toEqual([1]);
    expect(await rows('prueba.contar')).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  test('that reads the world anew runs once for all that wait with its payload', async () => {
    runs.length = 0;
    await kernel().inTransaction(app.strapi, async (tx) => {
      for (const n of [1, 1, 2, 1]) await kernel().enqueue(tx, jobs.anew, { n });
      await kernel().enqueue(tx, jobs.anew, { n: 1 }, { runAt: new Date(Date.now() + 3_600_000) });
    });
    await app.settle();
    expect(runs).toEqual([1, 2]);
    const [first, , , , later] = await rows('prueba.todo');
    expect(await rows('prueba.todo')).toMatchObject([
      { state: 'done', attempts: 1 },
      { state: 'done', attempts: 0, result: JSON.stringify({ done_by: first?.id }) },
      { state: 'done', attempts: 1 },
      { state: 'done', attempts: 0, result: JSON.stringify({ done_by: first?.id }) },
      { state: 'queued' },
    ]);
    await knex('jobs').where({ id: later?.id }).delete();
  });

  test('that takes long is not taken for one of a dead process: its own gives signs of life while it runs', async () => {
    const id = await enqueue('hold', 7);
    const row = () => knex('jobs').where({ id }).first('state', 'attempts', 'locked_until') as unknown as Promise<Job>;
    const claimedUntil = async (): Promise<number> =>
      Number(new Date(((await row()) as Job & { locked_until: Date }).locked_until));
    await until(async () => (await row()).state === 'running');
    const first = await claimedUntil();
    await until(async () => (await claimedUntil()) > first);
    held.splice(0).forEach((end) => end());
    await until(async () => (await row()).state === 'done');
    expect(await row()).toMatchObject({ attempts: 1 });
    await knex('jobs').where({ id }).delete();
  });

  test('is not queued when the transaction that asked for it fails', async () => {
    runs.length = 0;
    const work = kernel().inTransaction(app.strapi, async (tx) => {
      await kernel().enqueue(tx, jobs.count, { n: 2 }, { key: 'ninguna' });
      throw new Error('siempre no');
    });
    await expect(work).rejects.toThrow('siempre no');
    await app.settle();
    expect(runs).toEqual([]);
    expect(await knex('jobs').where({ job_key: 'ninguna' })).toEqual([]);
  });

  test('is tried again after growing pauses and ends among the dead letters, from where the administrator revives it', async () => {
    const id = await enqueue('fail', 1);
    await until(async () => (await rows('prueba.fallar'))[0]?.state === 'dead');
    expect((await rows('prueba.fallar'))[0]).toMatchObject({
      attempts: 3,
      last_error: expect.stringContaining('no hay red'),
    });

    const support = await app.asStaff('soporte');
    expect((await support.get(`/kernel/background-jobs?state=dead&per_page=5`)).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id, state: 'dead' })]),
    });
    expect((await support.post(`/kernel/background-jobs/${id}/retry`, {})).status).toBe(403);
    failing = false;
    const admin = await app.asStaff('admin');
    expect((await admin.post(`/kernel/background-jobs/${id}/retry`, {})).status).toBe(200);
    await until(async () => (await rows('prueba.fallar'))[0]?.state === 'done');
    const again = await admin.post<{ errors: Record<string, string[]> }>(`/kernel/background-jobs/${id}/retry`, {});
    expect([again.status, again.body.errors._general]).toEqual([422, ['Solo se puede reintentar un trabajo fallido']]);
  });

  test('whose service is away has the others like it wait before it waits itself: whoever makes it due then is not undone', async () => {
    const written: string[] = [];
    const note = (_rows: unknown, { sql }: { sql: string }) => {
      if (/^update .jobs. .*away_since/.test(sql)) written.push(sql.includes('coalesce') ? 'others' : 'itself');
    };
    knex.on('query-response', note);
    const id = await enqueue('away', 1);
    await until(async () => written.includes('itself'));
    knex.off('query-response', note);
    isAway = false;
    await knex('jobs')
      .where({ id })
      .update({ run_at: new Date(0) });
    await until(async () => (await rows('prueba.lejos'))[0]?.state === 'done');
    expect(written).toEqual(['others', 'itself']);
  });

  test('is read by whoever asked for it and by no other customer', async () => {
    const [mine, other] = [
      await givenPerson(app, { role: 'distributor' }),
      await givenPerson(app, { role: 'distributor' }),
    ];
    const actor = await kernel().personActor(app.strapi, mine.id);
    const id = await enqueue('count', 7, { requestedBy: actor });
    const get = (token: string) =>
      fetch(`${app.url}/api/background-jobs/${id}`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await get(mine.token)).status).toBe(200);
    expect((await get(other.token)).status).toBe(404);
    expect(
      (await fetch(`${app.url}/api/background-jobs`, { headers: { Authorization: `Bearer ${mine.token}` } })).status,
    ).toBe(403);
    await app.settle();
  });

  test('that waits or failed is counted for staff alone, and only the super administrator tries all of them again', async () => {
    failing = true;
    const id = await enqueue('fail', 2);
    const stateOf = async (): Promise<string> => ((await knex('jobs').where({ id }).first('state')) as Job).state;
    await until(async () => (await stateOf()) === 'dead');
    const [buyer, support] = [await app.as('distribuidor'), await app.asStaff('soporte')];
    for (const path of ['background-job-counts', 'background-job-backlog']) {
      expect((await app.anonymous.get(`/api/${path}`)).status, path).toBe(401);
      expect((await buyer.get(`/api/${path}`)).status, path).toBe(403);
      expect((await support.get(`/kernel/${path}`)).status, path).toBe(200);
    }
    expect((await app.anonymous.post('/api/background-job-retries', {})).status).toBe(401);
    expect((await buyer.post('/api/background-job-retries', {})).status).toBe(403);
    expect((await support.post('/kernel/background-job-retries', {})).status).toBe(403);
    expect(await stateOf()).toBe('dead');
    failing = false;
    const all = await (await app.asStaff('admin')).post('/kernel/background-job-retries', {});
    expect(all).toMatchObject({ status: 200, body: { data: { revived: 1 } } });
    await until(async () => (await stateOf()) === 'done');
  });

  test('goes back to the queue when the process is asked to stop, and is finished by the next', async () => {
    await enqueue('hold', 1);
    await until(() => held.length === 1);
    await served<typeof import('../src/jobs/running')>('server/src/jobs/running').stopJobs(app.strapi);
    expect(await rows('prueba.esperar')).toMatchObject([{ state: 'queued', attempts: 0, locked_by: null }]);
    const { startEmbeddedRunner } = served<typeof import('../src/jobs/embedded-runner')>(
      'server/src/jobs/embedded-runner',
    );
    const runner = startEmbeddedRunner(app.strapi, 4);
    await until(() => held.length === 2);
    held[1]?.();
    await until(async () => (await rows('prueba.esperar'))[0]?.state === 'done');
    await runner.stop();
  });

  test('that hears nothing when the process is asked to stop goes back to the queue with its end, for the next to take at once', async () => {
    const { startEmbeddedRunner } = served<typeof import('../src/jobs/embedded-runner')>(
      'server/src/jobs/embedded-runner',
    );
    const runner = startEmbeddedRunner(app.strapi, 4);
    await enqueue('deaf', 1);
    await until(async () => (await rows('prueba.sorda'))[0]?.state === 'running');
    await runner.stop();
    expect(await rows('prueba.sorda')).toMatchObject([{ state: 'queued', attempts: 0, locked_by: null }]);
    await knex('jobs').where({ name: 'prueba.sorda' }).delete();
  });

  test('that kills its process each time is not run for ever', async () => {
    const id = await enqueue('count', 9);
    await knex('jobs')
      .where({ id })
      .update({ state: 'running', attempts: 5, locked_by: 'muerto', locked_until: new Date(Date.now() - 1) });
    runs.length = 0;
    const runner = served<typeof import('../src/jobs/embedded-runner')>(
      'server/src/jobs/embedded-runner',
    ).startEmbeddedRunner(app.strapi, 1);
    await until(async () => ((await knex('jobs').where({ id }).first()) as Job).state === 'dead');
    await runner.stop();
    expect(runs).toEqual([]);
  });
});

describe('the outbox (runner and relay of this process are stopped)', () => {
  const relay = () => served<typeof import('../src/outbox/relay')>('server/src/outbox/relay').relayEvents(app.strapi);

  test('four relays at once make each event one job for each subscriber it concerns', async () => {
    await kernel().inTransaction(app.strapi, async (tx) => {
      for (let n = 0; n < 250; n += 1) await kernel().emit(tx, happened(), { n });
    });
    const before = (await rows('prueba.contar')).length;
    const relayed = await Promise.all([relay(), relay(), relay(), relay()]);
    expect(relayed.reduce((sum, n) => sum + n)).toBe(250);
    expect((await rows('prueba.contar')).length - before).toBe(250);
    expect((await rows('prueba.otra')).length).toBe(125);
    expect(await relay()).toBe(0);
  });

  test('an event that was relayed but not marked makes no second job', async () => {
    const before = (await rows('prueba.contar')).length;
    await knex('outbox_events').where({ name: 'prueba.pasó' }).update({ relayed_at: null });
    await relay();
    await relay();
    expect((await rows('prueba.contar')).length).toBe(before);
  });

  test('an event that nobody understands is a dead letter and holds up nothing', async () => {
    const event = { name: 'prueba.pasó', occurred_at: new Date(), relayed_at: null };
    await knex('outbox_events').insert({ ...event, document_id: 'mal', payload: JSON.stringify({ n: 'x' }) });
    await knex('outbox_events').insert({ ...event, document_id: 'bien', payload: JSON.stringify({ n: 1001 }) });
    await relay();
    const last = (await rows('prueba.contar')).slice(-2);
    expect(last).toMatchObject([{ state: 'dead' }, { state: 'queued', payload: JSON.stringify({ n: 1001 }) }]);
    expect(last[0]?.last_error).toMatch(/prueba\.pasó/);
  });
});
