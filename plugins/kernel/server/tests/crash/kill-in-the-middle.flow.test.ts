import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { boot, clock, repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { kernel, served, until } from '../served';

afterEach(() => clock.run());

test('a process killed with SIGKILL in the middle of a job loses nothing: another takes the job over once its claim expires', async () => {
  const app = await boot();
  const knex = app.strapi.db.connection as unknown as Knex;
  await served<typeof import('../../src/jobs/running')>('server/src/jobs/running').stopJobs(app.strapi);
  const child = spawn('node', [path.join(__dirname, 'die-in-the-middle.cjs'), repositoryRoot, 'marca-1'], {
    env: worldEnvironment(app.dataFolder),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await until(() => said.includes('EN MEDIO'), 60_000);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const job = () =>
    knex('jobs').where({ name: 'prueba.matar' }).first() as Promise<{ state: string; attempts: number }>;
  expect(await job()).toMatchObject({ state: 'running', attempts: 1 });

  // The same job, written as jobs must be: harmless when run again.
  const finish = kernel().defineJob({
    name: 'prueba.matar',
    label: 'prueba.matar',
    schema: z.object({ mark: z.string() }),
    handler: async () => ({
      run: async ({ payload }) => {
        if ((await knex('comments').where({ model_id: payload.mark })).length === 0)
          await knex('comments').insert({
            document_id: payload.mark,
            model_type: 'prueba',
            model_id: payload.mark,
            body: 'entero',
            author_kind: 'system',
            author_name: 'x',
          });
      },
    }),
  });
  served<typeof import('../../src/jobs/registry')>('server/src/jobs/registry').registerJobs(app.strapi, [finish]);
  const runner = served<typeof import('../../src/jobs/embedded-runner')>(
    'server/src/jobs/embedded-runner',
  ).startEmbeddedRunner(app.strapi, 4);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await job(), 'the claim of the dead process still holds').toMatchObject({ state: 'running', attempts: 1 });
  clock.at(new Date(Date.now() + 31_000).toISOString());
  await until(async () => (await job()).state === 'done');
  await runner.stop();
  expect(await job()).toMatchObject({ attempts: 2 });
  expect(await knex('comments').where({ model_id: 'marca-1' })).toHaveLength(1);
});
