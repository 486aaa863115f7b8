import { randomUUID } from 'node:crypto';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { panelRoles } from '@mayorista/config';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

type Entries = { data: { action: string; changes: Record<string, unknown> }[]; total: number };

let app: TestApp;
let knex: Knex;
let staff: Record<string, Client>;

const ask = (who: Client, modelType: string, modelId: number | string, door = '/kernel') =>
  who.get<Entries>(`${door}/histories?modelType=${modelType}&modelId=${modelId}`);

/** An entry of some kind of record, as if somebody had changed it. */
async function entry(type: string, id: number | string, changes: object = { name: ['a', 'b'] }): Promise<void> {
  await knex('audit_entries').insert({
    document_id: randomUUID(),
    model_type: type,
    model_id: String(id),
    action: 'changed',
    actor_kind: 'system',
    actor_name: 'Prueba',
    changes: JSON.stringify(changes),
    happened_at: new Date(),
  });
}

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  const accounts = panelRoles.map(({ code }) => code.replace('mayorista-', ''));
  staff = Object.fromEntries(await Promise.all(accounts.map(async (each) => [each, await app.asStaff(each)] as const)));
});

describe('a history', () => {
  test.each([
    ['products', ['compras', 'catalogo', 'marketing', 'soporte', 'cumplimiento', 'ventas', 'almacen', 'finanzas']],
    ['suppliers', ['compras', 'catalogo', 'soporte', 'cumplimiento']],
    ['product-promos', ['compras', 'catalogo', 'marketing', 'soporte']],
    ['company-discount-confs', ['compras', 'catalogo', 'marketing', 'soporte']],
    ['landings', ['catalogo', 'marketing', 'soporte']],
    ['nom-tasks', ['compras', 'catalogo', 'soporte', 'cumplimiento']],
    ['product-reviews', ['marketing', 'soporte']],
    ['users', ['soporte', 'rrhh']],
    ['mail-outbox', ['marketing', 'soporte']],
  ])('of %s is read by those who read such records, and by nobody else of the panel', async (type, readers) => {
    await entry(type, 1);
    if (type === 'company-discount-confs')
      await knex('company_discount_confs').insert({ created_at: new Date(), updated_at: new Date() });
    const tables: Readonly<Record<string, string>> = {
      users: 'up_users',
      'company-discount-confs': 'company_discount_confs',
    };
    const table = tables[type];
    const record = table === undefined ? 1 : ((await knex(table).first('id')) as { id: number }).id;
    const got = await Promise.all(
      Object.entries(staff).map(async ([name, who]) => [name, (await ask(who, type, record)).status] as const),
    );
    expect(Object.fromEntries(got)).toEqual(
      Object.fromEntries(Object.keys(staff).map((name) => [name, readers.includes(name) ? 200 : 403])),
    );
  });

  test.each(['wish-lists', 'prueba', 'admin::user', 'plugin::users-permissions.user', 'api::nada.nada', 'constructor'])(
    'of an unknown kind (%s) is refused, and says nothing of what is written of it',
    async (type) => {
      await entry(type, 1, { secret: [null, 'no se dice'] });
      const answer = await ask(staff.soporte!, type, 1);
      expectRefused(answer, { modelType: 'Este tipo de registro no existe' });
      expect(JSON.stringify(answer.body)).not.toContain('no se dice');
    },
  );

  test('tells what a product costs to those alone who may know it, by any of its names', async () => {
    const { id, documentId } = await givenProduct(app);
    await entry('products', id, { average_cost: ['10.00', '12.34'], name: ['Antes', 'Después'] });
    const names = ['products', 'product', 'api::catalogue.product'];
    for (const [who, isTold] of [
      ['compras', true],
      ['catalogo', true],
      ['marketing', false],
      ['soporte', false],
    ] as const)
      for (const name of names) {
        const { status, body } = await ask(staff[who]!, name, name.startsWith('api::') ? documentId : id);
        expect(status, `${who} ${name}`).toBe(200);
        expect(body.data[0]!.changes, `${who} ${name}`).toEqual({
          name: ['Antes', 'Después'],
          ...(isTold ? { average_cost: ['10.00', '12.34'] } : {}),
        });
      }
  });

  test('of what only the generated views keep is read by whom those are shown to', async () => {
    const popup = (await knex('popups').first('document_id')) as { document_id: string };
    const type = 'api::marketing.popup';
    expect((await ask(staff.marketing!, type, popup.document_id)).status).toBe(200);
    expectRefused(await ask(staff.compras!, type, popup.document_id), { modelType: /no existe/ });
  });

  test('of a transfer is told to the storemen of its branches alone', async () => {
    const transfer = (await knex('transfers').first('id', 'source_warehouse_id', 'target_warehouse_id')) as {
      id: number;
      source_warehouse_id: number;
      target_warehouse_id: number;
    };
    await entry('transfers', transfer.id);
    const elsewhere = (await knex('branches')
      .whereNotIn('id', [transfer.source_warehouse_id, transfer.target_warehouse_id])
      .first('id')) as { id: number };
    const roles = (await knex('up_roles').where({ type: 'employee' }).select('id')) as { id: number }[];
    const statusIn = async (branchId: number) => {
      const { token } = await givenPerson(app, {
        role: 'storeman',
        branchId,
        fields: { extra_roles: roles.map(({ id }) => id) },
      });
      return (await ask(client(app.url, token), 'transfers', transfer.id, '/api')).status;
    };
    expect(await statusIn(transfer.source_warehouse_id)).toBe(200);
    expect(await statusIn(elsewhere.id)).toBe(404);
  });

  test('is no business of customers and visitors', async () => {
    const { id } = await givenProduct(app);
    expect((await ask(app.anonymous, 'products', id, '/api')).status).toBe(401);
    for (const account of ['distribuidor', 'secundario', 'instalador'])
      expect((await ask(await app.as(account), 'products', id, '/api')).status, account).toBe(403);
  });
});
