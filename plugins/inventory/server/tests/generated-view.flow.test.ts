import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, formErrors, type Client, type TestApp } from '@mayorista/kernel/testing';

const scales = '/content-manager/collection-types/api::inventory.scale';
const banks = '/content-manager/collection-types/api::reference.bank';
let app: TestApp;
let knex: Knex;
let compras: Client;
let admin: Client;
beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  compras = await app.asStaff('compras');
  admin = await app.asStaff('admin');
});

interface Made {
  readonly data: { readonly documentId: string; readonly id: number; readonly name: string; readonly status: number };
}
const named = async (table: string, name: string): Promise<number> =>
  ((await knex(table).where({ name })) as unknown[]).length;

describe('a flat record in the generated view', () => {
  test('is written as its calls write it: trimmed, with its defaults', async () => {
    const made = await compras.post<Made>(scales, { name: '  Báscula de andén ' });
    expect([made.status, made.body.data]).toMatchObject([201, { name: 'Báscula de andén', status: 1 }]);
    const changed = await compras.put<Made>(`${scales}/${made.body.data.documentId}`, { name: 'Báscula de muelle ' });
    expect(changed.body.data).toMatchObject({ name: 'Báscula de muelle', status: 1 });
    expect(await named('scales', 'Báscula de muelle')).toBe(1);
  });

  test('is refused what its calls refuse, on the field, and nothing is written', async () => {
    const made = await compras.post<Made>(scales, { name: 'Báscula única' });
    const bad = await compras.post(scales, { name: 'Báscula imposible', status: 7 });
    expect(formErrors(bad)).toEqual([['status', 'El valor debe ser menor o igual a 1']]);
    const changed = await compras.put(`${scales}/${made.body.data.documentId}`, { name: 'Otra', status: 7 });
    expect(formErrors(changed)).toEqual([['status', 'El valor debe ser menor o igual a 1']]);
    const twin = await compras.post(scales, { name: 'Báscula única ' });
    expect(formErrors(twin).map(([field]) => field)).toEqual(['name']);
    expect([await named('scales', 'Báscula imposible'), await named('scales', 'Otra')]).toEqual([0, 0]);
    expect(await named('scales', 'Báscula única')).toBe(1);
  });

  test('may not refer to what is not there, nor be written against a pattern', async () => {
    const bad = await admin.post(banks, { name: 'Banco sin moneda', currency_id: 999_999 });
    expect(formErrors(bad)).toEqual([['currency_id', 'No existe']]);
    const short = await admin.post(banks, { name: 'Banco corto', clabe: '12' });
    expect(formErrors(short)).toEqual([['clabe', 'La CLABE debe tener 18 dígitos']]);
    const emptied = await admin.post(banks, { name: 'Banco vacío', clabe: '', account_number: null });
    expect(emptied.status).toBe(201);
    expect(await named('banks', 'Banco sin moneda')).toBe(0);
  });
});

test('a currency that a bank refers to stays', async () => {
  const [currency] = (await knex('currencies').where({ code: 'USD' })) as { id: number; document_id: string }[];
  const bank = await compras.post('/reference/banks', { name: 'Banco en dólares', currency_id: currency!.id });
  expect(bank.status).toBe(201);
  const remove = app.strapi.documents('api::reference.currency' as never).delete({ documentId: currency!.document_id });
  await expect(remove).rejects.toMatchObject({ refusals: [{ code: 'referred_to', params: { labels: 'bancos' } }] });
  expect(await knex('currencies').where({ id: currency!.id }).first('id')).toBeDefined();
});

test('a list is exported as it is filtered, by whoever may read it', async () => {
  await compras.post('/inventory/scales', { name: 'Báscula exportada', status: 0 });
  const asked = await compras.post<{ data: { id: number } }>('/kernel/exports', {
    name: 'scales',
    format: 'csv',
    query: { status: '0', omniSearchQuery: 'EXPORTADA' },
  });
  expect(asked.status).toBe(202);
  await app.settle();
  const job = (await knex('jobs').where({ id: asked.body.data.id }).first('result')) as { result: string };
  const result = (typeof job.result === 'string' ? JSON.parse(job.result) : job.result) as {
    rows: number;
    private_file_id: number;
  };
  expect(result.rows).toBe(1);
  const file = await compras.get<string>(`/kernel/private-files/${result.private_file_id}`);
  expect(String(file.body)).toContain('Báscula exportada');
  expectRefused(await compras.post('/kernel/exports', { name: 'scales', format: 'csv', query: { status: 'muchas' } }), {
    status: /.+/,
  });
});
