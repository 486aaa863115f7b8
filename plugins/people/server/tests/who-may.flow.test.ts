import { boot, client, type TestApp } from '@mayorista/kernel/testing';
import { permissionMatrix } from '@mayorista/config';
import { beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

test('staff are given the list of permissions with the roles that hold each [CS-PERMISSION-001]', async () => {
  const { body } = await (
    await app.asStaff('soporte')
  ).get<{ data: { code: string; roles: string[] }[] }>('/people/permissions');
  expect(Object.fromEntries(body.data.map(({ code, roles }) => [code, roles]))).toEqual(permissionMatrix);
});

test('a storeman is known by the name of the role [CS-PERMISSION-003, SF-GENERAL-008]', async () => {
  const roles = await (await app.as('vendedor')).get<{ data: { type: string }[] }>('/api/roles');
  expect(roles.body.data.map(({ type }) => type)).toContain('storeman');
  const storeman = await (
    await app.as('almacen')
  ).get<{ data: { roles: string[]; permissions: string[] } }>('/api/user');
  expect(storeman.body.data.roles).toContain('storeman');
  expect(storeman.body.data.permissions).toContain('stock.adjust');
});

test('what a person may not do is refused with 403 and the words for it [SF-GENERAL-010]', async () => {
  const buyer = await app.as('distribuidor');
  for (const answer of [
    await buyer.get('/api/users'),
    await buyer.post('/api/brands', { name: 'x' }),
    await buyer.delete('/api/products/1'),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      errors: { _general: ['Acción no autorizada'] },
      error: { message: 'Acción no autorizada' },
    });
  }
});

test('a blocked person is nobody, from the next request but a moment on', async () => {
  const { id, token } = await app.given.person({ role: 'distributor' });
  const who = client(app.url, token);
  expect((await who.get('/api/user')).status).toBe(200);
  await app.strapi.db.query('plugin::users-permissions.user').update({ where: { id }, data: { blocked: true } });
  await expect.poll(async () => (await who.get('/api/user')).status, { timeout: 10_000 }).toBe(401);
});

test('a new installation has no API token that nobody asked for', async () => {
  expect(await app.strapi.db.query('admin::api-token').count()).toBe(0);
});
