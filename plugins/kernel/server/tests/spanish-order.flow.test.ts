import { beforeAll, expect, test } from 'vitest';
import { sortKey } from '@mayorista/config/text';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';

const inOrder = ['alambre', 'Árbol', 'Banda', 'ñame', 'Ñandú', 'oso', 'zumbador'].map((name) => `zz ${name}`);
const typed = [6, 2, 1, 4, 0, 5, 3].map((at) => inOrder[at] as string);

let app: TestApp;
let compras: Client;
let admin: Client;
beforeAll(async () => {
  app = await boot();
  [compras, admin] = [await app.asStaff('compras'), await app.asStaff('admin')];
  for (const name of typed) expect((await compras.post('/inventory/scales', { name })).status).toBe(201);
});

const names = async (client: Client, path: string): Promise<string[]> => {
  const { status, body } = await client.get<{ data?: { name: string }[]; results?: { name: string }[] }>(path);
  expect(status).toBe(200);
  return (body.data ?? body.results ?? []).map(({ name }) => name).filter((name) => name.startsWith('zz '));
};

test('a list of records sorts its texts as Spanish does, both ways and over its pages', async () => {
  expect(await names(compras, '/inventory/scales?sort=name:asc&pagination[pageSize]=100')).toEqual(inOrder);
  expect(await names(compras, '/inventory/scales?sort=name:desc&pagination[pageSize]=100')).toEqual(
    [...inOrder].reverse(),
  );
  expect(await names(compras, '/inventory/scales?search=zz&sort=name:asc&pagination[pageSize]=100')).toEqual(inOrder);
});

test('so does a generated list of the panel', async () => {
  const view = '/content-manager/collection-types/api::inventory.scale?page=1&pageSize=100';
  expect(await names(admin, `${view}&sort=name:ASC`)).toEqual(inOrder);
  expect(await names(admin, `${view}&sort=name:DESC`)).toEqual([...inOrder].reverse());
  expect(await names(admin, `${view}&sort=name:ASC&_q=zz`)).toEqual(inOrder);
});

test('the key that SQLite sorts by orders as a Spanish dictionary does', () => {
  const collator = new Intl.Collator('es', { sensitivity: 'base' });
  const words = ['zumbador', 'Ñandú', 'nzz', 'Árbol', 'arco', 'Banda', 'niño', 'nino', 'ninz', 'alambre', '12 V', 'ñu'];
  const byKey = [...words].sort((one, other) => Buffer.compare(Buffer.from(sortKey(one)), Buffer.from(sortKey(other))));
  expect(byKey).toEqual([...words].sort(collator.compare));
});
