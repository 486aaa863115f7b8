import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';

const english = { 'Accept-Language': 'en-US,en;q=0.9' };
type Errors = Readonly<Record<string, readonly string[]>>;
interface Listed {
  readonly data: readonly { readonly id: number; readonly status: string; readonly status_label: string }[];
}
interface Shown {
  readonly data: {
    readonly delivery: { readonly method_label: string };
    readonly payments: readonly { readonly method_label: string; readonly status_label: string }[];
  };
}

let app: TestApp;
let buyer: Client;
let knex: Knex;

beforeAll(async () => {
  app = await boot();
  buyer = await app.as('distribuidor');
  knex = app.strapi.db.connection as unknown as Knex;
});

const errorsOf = async (path: string, headers = {}): Promise<Errors> =>
  (await buyer.post<{ errors: Errors }>(path, {}, headers)).body.errors;
const general = ({ body }: { body: unknown }): string | undefined => (body as { errors: Errors }).errors._general?.[0];

describe('the server tells things in the language of who reads', () => {
  test('refusals of a field and of the whole request', async () => {
    const { _general: _whole, ...fields } = await errorsOf('/api/wish-lists');
    const { _general: _told, ...inEnglish } = await errorsOf('/api/wish-lists', english);
    expect(Object.values(fields).flat()).toContain('Introduzca un nombre para la lista.');
    expect(Object.values(inEnglish).flat()).toContain('Enter a name for the list.');
    expect(Object.keys(inEnglish)).toEqual(Object.keys(fields));
    expect(general(await app.anonymous.get('/api/sale-orders'))).toBe('Inicia sesión para continuar');
    expect(general(await app.anonymous.get('/api/sale-orders', english))).toBe('Log in to continue');
    const wrong = { identifier: 'distribuidor@demo.test', password: 'Otra-2026' };
    expect(general(await app.anonymous.post('/api/auth/local', wrong))).toBe('Usuario o contraseña incorrectos');
    expect(general(await app.anonymous.post('/api/auth/local', wrong, english))).toBe('Wrong user or password');
  });

  test('states and methods of what was bought, from the same words as the panel’s', async () => {
    const paths = ['/api/sale-orders?per_page=100', '/api/sale-orders?per_page=100&locale=en'];
    const [spanish, told] = await Promise.all(paths.map(async (path) => (await buyer.get<Listed>(path)).body.data));
    const words = (rows: Listed['data'] = []) =>
      new Map(rows.map(({ status, status_label }) => [status, status_label]));
    const [es, en] = [words(spanish), words(told)];
    expect(en.size).toBeGreaterThan(3);
    expect([...en.keys()]).toEqual([...es.keys()]);
    expect([es.get('shipped'), en.get('shipped')]).toEqual(['Enviado', 'Shipped']);
    for (const [status, label] of en) expect(label, status).not.toBe(es.get(status));
    const path = `/api/sale-orders/${spanish![0]!.id}`;
    const [one, other] = [await buyer.get<Shown>(path), await buyer.get<Shown>(path, english)];
    expect(other.body.data.delivery.method_label).not.toBe(one.body.data.delivery.method_label);
    expect(other.body.data.payments.map((each) => each.status_label)).not.toEqual(
      one.body.data.payments.map((each) => each.status_label),
    );
  });

  test('what happened to an order, each reader in their own language, and what a former release wrote as it was', async () => {
    const path = `/api/sale-orders/${(await buyer.get<Listed>('/api/sale-orders?status=shipped')).body.data[0]!.id}`;
    const told = async (headers = {}) =>
      (await buyer.get<{ data: { history: { label: string }[] } }>(path, headers)).body.data.history.map(
        ({ label }) => label,
      );
    const [es, en] = [await told(), await told(english)];
    expect([es[0], en[0]]).toEqual(['Pedido realizado', 'Order placed']);
    expect([es.at(-1), en.at(-1)]).toEqual(['Enviado', 'Shipped']);
    const first = await knex('sale_order_events')
      .where({ sale_order_id: path.split('/').pop()! })
      .orderBy('id')
      .first();
    await knex('sale_order_events').where({ id: first.id }).update({ code: null });
    expect((await told(english))[0]).toBe('Pedido realizado');
    await knex('sale_order_events').where({ id: first.id }).update({ code: first.code });
  });

  test('staff are told in Spanish, in any browser and also where they edit English texts', async () => {
    const staff = await app.asStaff('compras');
    const refused = await staff.post<{ errors: Errors }>('/inventory/scales?locale=en', {}, english);
    expect(refused.body.errors.name).toEqual(['Este campo es obligatorio']);
  });

  test('what is kept for staff is in Spanish, whoever caused it', async () => {
    const event = await knex('sale_order_events').where({ status: 'paid', code: 'status' }).first();
    expect(event.label).toBe('Pagado');
  });
});
