import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { client, copyOfWorld, demoPassword, type Client, type World } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsProcess, type PlatformProcess } from './platform-process';
import { until } from './until';
import { counted, worldDatabase } from './world-database';

interface Job {
  readonly id: number;
  readonly state: string;
  readonly attempts: number;
  readonly progress_done: number;
  readonly result: { readonly private_file_id: number; readonly rows: number } | null;
}

let world: World;
let db: Knex;
let cms: PlatformProcess;

beforeAll(async () => {
  world = await copyOfWorld();
  // One process that runs its jobs itself: whose job it is that dies is then certain.
  const environment = { ...world.environment, REDIS_URL: undefined, MAYORISTA_RUNS_JOBS: 'true' };
  db = worldDatabase(world);
  cms = await cmsProcess({ ...world, environment }, path.join(__dirname, 'server-with-export.cjs'));
  await cms.start();
});

afterAll(async () => {
  await cms?.stop();
  await db?.destroy();
  await world?.remove();
});

async function asAdmin(): Promise<Client> {
  const credentials = { email: 'admin@mayorista.test', password: demoPassword };
  const { body } = await client(cms.url, null).post<{ data: { token: string } }>('/admin/login', credentials);
  return client(cms.url, body.data.token);
}

const jobOf = async (admin: Client, id: number): Promise<Job> =>
  (await admin.get<{ data: Job }>(`/kernel/background-jobs/${id}`)).body.data;

/** Files in the private folder, and their rows. */
async function privateFiles(): Promise<{ stored: number; rows: number }> {
  const folder = path.join(world.dataFolder, 'private');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return { stored: entries.filter((entry) => entry.isFile()).length, rows: await counted(db('private_files')) };
}

test('an export killed twice in the middle is written once, whole, for who asked for it', async () => {
  const admin = await asAdmin();
  const before = await privateFiles();
  const asked = await admin.post<{ data: Job }>('/kernel/exports', {
    name: 'prueba-lenta',
    format: 'csv',
    query: { rows: 12_000 },
  });
  expect(asked.status).toBe(202);
  const { id } = asked.body.data;
  for (const attempt of [1, 2]) {
    await until('the export is under way', async () => {
      const row = (await db('jobs').where({ id }).first()) as Job;
      return row.state === 'running' && row.attempts === attempt && row.progress_done >= 1_000;
    });
    await cms.kill();
    expect(await db('jobs').where({ id }).first('state', 'result')).toEqual({ state: 'running', result: null });
    expect(await privateFiles(), 'nothing half-written').toEqual(before);
    await cms.start();
  }
  const again = await asAdmin();
  await until(
    'the claim of the dead ends and the export is done',
    async () => (await jobOf(again, id)).state === 'done',
    120_000,
  );
  const job = await jobOf(again, id);
  expect(job).toMatchObject({ attempts: 3, result: { rows: 12_000 } });
  const { body } = await again.get<string>(`/kernel/private-files/${job.result?.private_file_id}`);
  const lines = body.trim().split('\r\n');
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([12_001, '1,Fila 1', '12000,Fila 12000']);
  expect(await privateFiles()).toEqual({ stored: before.stored + 1, rows: before.rows + 1 });
});

test('a job that takes its process down every time ends among the dead letters, and staff may try it again', async () => {
  const admin = await asAdmin();
  const { body } = await admin.post<{ data: Job }>('/kernel/exports', {
    name: 'prueba-lenta',
    format: 'csv',
    query: { rows: 100 },
  });
  const { id } = body.data;
  await until('the small export is done', async () => (await jobOf(admin, id)).state === 'done');
  // As three deaths in a row leave it: taken for the third time, by nobody who lives.
  await db('jobs')
    .where({ id })
    .update({ state: 'running', attempts: 3, locked_by: 'nobody', locked_until: new Date(0), result: null });
  await until('it is given up', async () => (await jobOf(admin, id)).state === 'dead');
  await pause(500);
  expect(await jobOf(admin, id)).toMatchObject({ state: 'dead', result: null });
  expect((await admin.post(`/kernel/background-jobs/${id}/retry`, {})).status).toBe(200);
  await until('it is done after all', async () => (await jobOf(admin, id)).state === 'done');
});
