import { beforeAll, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { save, sections, solved, submitted, type Kit } from './registration-kit';

let app: TestApp;
let kit: Kit;
let support: Client;

const path = '/companies/distributor-registry-interviews';
const knexOf = (table: string) => app.strapi.db.connection(table);
const rowOf = async (id: number) => (await knexOf('distributor_registries').where({ id }).first()) as object;
const stage = (id: number, input: object) => support.put(`/companies/distributor-registry-stages/${id}`, input);

beforeAll(async () => {
  app = await boot();
  support = await app.asStaff('soporte');
  const idOf = async (table: string, where: object): Promise<number> =>
    ((await knexOf(table).where(where).first('id')) as { id: number }).id;
  kit = { app, support, idOf };
});

test('prospects that were never sent are not restored as if they had been, nor with an RFC that another came with meanwhile', async () => {
  const { registry } = await sections(kit);
  const { body } = await save(app, { registry, captcha: await solved(app) });
  const restore = (id: number) =>
    support.post('/companies/distributor-registry-interview-restaurations', { distributor_registry_id: id });
  expect((await support.delete(`${path}/${body.data.id}`)).status).toBe(200);
  expectRefused(await restore(body.data.id), {
    rfc: /obligatorio/,
    commercial_references: /./,
    documents: /./,
  });
  expectRefused(await stage(body.data.id, { stage: 'submitted' }), { rfc: /obligatorio/ });
  expect(await rowOf(body.data.id)).toMatchObject({ stage: 'discarded', submitted_at: null });
  const first = await submitted(kit);
  expect((await support.delete(`${path}/${first.id}`)).status).toBe(200);
  await submitted(kit, first.rfc);
  expectRefused(await restore(first.id), { rfc: /./ });
  expect(await rowOf(first.id)).toMatchObject({ stage: 'discarded' });
});
