import { beforeAll, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface GradeAnswer {
  readonly id: number;
  readonly grade: string;
  readonly warranty_months: number;
  readonly warranty_text: string;
}

let app: TestApp;
let catalogue: Client;

beforeAll(async () => {
  app = await boot();
  catalogue = await app.asStaff('catalogo');
});

test('texts of condition grades say no other months than claims are judged by, in neither language; nothing is kept otherwise', async () => {
  const { body } = await app.anonymous.get<{ data: GradeAnswer[] }>('/api/condition-grades?per_page=20');
  const b = body.data.find(({ grade }) => grade === 'B')!;
  const path = `/inventory/condition-grades/${b.id}`;
  const text = 'El texto no dice los meses de garantía con los que se vende';
  expectRefused(await catalogue.put(path, { warranty_months: 9 }), {
    'warranty_text_translations.es': 'El texto no dice los meses de garantía con los que se vende: 9',
    'warranty_text_translations.en': `${text}: 9`,
  });
  expectRefused(await catalogue.put(path, { warranty_text_translations: { es: 'Garantía de 12 meses' } }), {
    'warranty_text_translations.es': `${text}: 6`,
  });
  const kept = async () => (await app.anonymous.get<{ data: GradeAnswer }>(`/api/condition-grades/${b.id}`)).body.data;
  expect(await kept()).toMatchObject({ warranty_months: 6, warranty_text: 'Garantía de 6 meses' });
  const whole = { es: 'Garantía de 9 meses', en: '9-month warranty' };
  expect((await catalogue.put(path, { warranty_months: 9, warranty_text_translations: whole })).status).toBe(200);
  expect(await kept()).toMatchObject({ warranty_months: 9, warranty_text: whole.es });
});
