import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { permissionMatrix } from '@mayorista/config';
import { strapiService } from '@mayorista/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenPerson } from '../../testing';

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
  const { id, token } = await givenPerson(app, { role: 'distributor' });
  const who = client(app.url, token);
  expect((await who.get('/api/user')).status).toBe(200);
  await app.strapi.db.query('plugin::users-permissions.user').update({ where: { id }, data: { blocked: true } });
  await expect.poll(async () => (await who.get('/api/user')).status).toBe(401);
});

test('a new installation has no API token that nobody asked for', async () => {
  expect(await app.strapi.db.query('admin::api-token').count()).toBe(0);
});

describe('what the panel keeps of who may do what', () => {
  interface Role {
    readonly id: number;
    readonly code: string;
  }
  interface Permission {
    readonly action: string;
    readonly subject: string | null;
    readonly properties: object;
    readonly conditions: readonly string[];
  }
  const brands = '/content-manager/collection-types/api::catalogue.brand';
  const seen = async (person: Client): Promise<number> => (await person.get(brands)).status;

  test('a permission taken from a role, and given again, holds from the next request', async () => {
    const [admin, person] = [await app.asStaff('admin'), await app.asStaff('catalogo')];
    expect(await seen(person)).toBe(200);
    const me = await person.get<{ data: { roles: Role[] } }>('/admin/users/me');
    const path = `/admin/roles/${me.body.data.roles[0]?.id}/permissions`;
    const permissions = (await admin.get<{ data: Permission[] }>(path)).body.data.map(
      ({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }),
    );
    const without = permissions.filter(({ subject }) => subject !== 'api::catalogue.brand');
    expect(without.length).toBeLessThan(permissions.length);
    expect((await admin.put(path, { permissions: without })).status).toBe(200);
    expect(await seen(person)).toBe(403);
    expect((await admin.put(path, { permissions })).status).toBe(200);
    expect(await seen(person)).toBe(200);
  });

  test('a person moved to another role may do what it may, from the next request', async () => {
    const [admin, person] = [await app.asStaff('admin'), await app.asStaff('catalogo')];
    expect(await seen(person)).toBe(200);
    const { data: me } = (await person.get<{ data: { id: number; roles: Role[] } }>('/admin/users/me')).body;
    const { data: nobody } = (
      await admin.post<{ data: Role }>('/admin/roles', { name: 'Sin nada', description: 'No ve nada' })
    ).body;
    expect((await admin.put(`/admin/users/${me.id}`, { roles: [nobody.id] })).status).toBe(200);
    expect(await seen(person)).toBe(403);
    expect((await admin.put(`/admin/users/${me.id}`, { roles: me.roles.map(({ id }) => id) })).status).toBe(200);
    expect(await seen(person)).toBe(200);
  });

  type Json = Record<string, unknown>;
  /** Whoever is not shown what a product costs is not shown it of the products that it names and in other languages either, where Strapi shows all. */
  const withoutCosts = (product: Json): Json => {
    if ('average_cost' in product) return product;
    const related = ['related_products', 'replacements', 'localizations'].flatMap((name) =>
      Array.isArray(product[name])
        ? [[name, (product[name] as Json[]).map(({ average_cost: _hidden, ...rest }) => rest)] as const]
        : [],
    );
    return { ...product, ...Object.fromEntries(related) };
  };

  test('of every record each role is shown what Strapi itself would show, told by the records before it', async () => {
    interface Checker {
      readonly sanitizeOutput: (row: object) => Promise<unknown>;
      readonly can: { readonly read: () => boolean };
    }
    const panel = strapiService<{
      engine: { generateUserAbility: (user: object) => Promise<object> };
      createPermissionsManager: (of: object) => { sanitizeOutput: (row: object, of: object) => Promise<unknown> };
    }>(app.strapi, 'admin::permission');
    const { create } = strapiService<{ create: (of: object) => Checker }>(
      app.strapi,
      'plugin::content-manager.permission-checker',
    );
    const people = (await app.strapi.db.query('admin::user').findMany({ populate: ['roles'] })) as object[];
    const models = Object.keys(app.strapi.contentTypes).filter(
      (uid) => uid.startsWith('api::catalogue.') || uid === 'api::marketing.landing',
    );
    let compared = 0;
    for (const person of people) {
      const ability = await panel.engine.generateUserAbility(person);
      for (const model of models) {
        const checker = create({ userAbility: ability, model });
        if (!checker.can.read()) continue;
        const own = panel.createPermissionsManager({ ability, model });
        const rows = await app.strapi.documents(model as 'api::catalogue.brand').findMany({ populate: '*', limit: 12 });
        for (const row of rows) {
          const plain = await own.sanitizeOutput(row, {
            subject: model,
            action: 'plugin::content-manager.explorer.read',
          });
          expect(await checker.sanitizeOutput(row), model).toEqual(withoutCosts(plain as Json));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('a field that a role may no longer read is gone from its lists with the next request', async () => {
    const [admin, person] = [await app.asStaff('admin'), await app.asStaff('catalogo')];
    const shown = async () =>
      (await person.get<{ results: Record<string, unknown>[] }>(brands)).body.results.map((row) => Object.keys(row));
    expect((await shown()).every((keys) => keys.includes('web_page'))).toBe(true);
    const me = await person.get<{ data: { roles: Role[] } }>('/admin/users/me');
    const path = `/admin/roles/${me.body.data.roles[0]?.id}/permissions`;
    const permissions = (
      await admin.get<{ data: (Permission & { properties: { fields?: string[] } })[] }>(path)
    ).body.data.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
    const narrower = permissions.map((permission) =>
      permission.subject === 'api::catalogue.brand' && permission.action.endsWith('.read')
        ? { ...permission, properties: { ...permission.properties, fields: ['name'] } }
        : permission,
    );
    expect((await admin.put(path, { permissions: narrower })).status).toBe(200);
    const keys = (await shown()).flat();
    expect(keys).toContain('name');
    expect(keys).not.toContain('web_page');
    expect((await admin.put(path, { permissions })).status).toBe(200);
    expect((await shown()).every((keys) => keys.includes('web_page'))).toBe(true);
  });
});
