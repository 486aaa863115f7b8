import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { actFor, castOf, create, move, show, type Cast, type One, type Quotation } from './kit';

interface Grant {
  readonly id: number;
  readonly status: string;
  readonly percent: string;
  readonly amount: string;
  readonly quantity: number;
  readonly granted_by: string;
  readonly decided_by: string | null;
  readonly is_below_cost: boolean;
  readonly sale_order_id: number | null;
  readonly next_statuses?: readonly { readonly status: string }[];
}

let app: TestApp;
let cast: Cast;
let productId: number;
let compras: Client;
let finanzas: Client;
/** Another salesman who attends the company through their team, and who is in support's role too. */
let both: Client;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
  ({ id: productId } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 500 } }));
  [compras, finanzas] = [await app.asStaff('compras'), await app.asStaff('finanzas')];
  const person = await givenPerson(app, { role: 'salesman' });
  await givenRole(person.id, 'call_agent');
  both = client(app.url, person.token);
});

async function givenRole(personId: number, type: string): Promise<void> {
  const { id: role_id } = await cast.knex('up_roles').where({ type }).first('id');
  await cast.knex('up_users_extra_roles_lnk').insert({ user_id: personId, role_id });
}

const line = (percent: string, quantity = 2) => ({
  product_id: productId,
  quantity,
  discount_percent: percent,
  discount_reason: 'Proyecto',
});
const quoteAt = (who: Client, percent: string, quantity = 2): Promise<Quotation> =>
  create(who, [line(percent, quantity)], { company_id: cast.companyId, contact_email: cast.mails.distributor });
const pickUp = () => ({ delivery_method: 'branch_pickup', branch_id: cast.branchId, payment_method: 'bank_transfer' });
const grantsOf = async (id: number, who: Client = compras): Promise<Grant[]> =>
  (
    await who.get<{ data: Grant[] }>(
      `/sales/discount-grants?source_type=distributor-quotation&source_id=${id}&order_by=id&order_direction=asc`,
    )
  ).body.data;
const decide = (who: Client, grant: number, status: string, more: object = {}): Promise<Answer<One>> =>
  who.put(`/sales/discount-grant-statuses/${grant}`, { status, ...more });
/** By the door of the store. */
const authoriseByApi = (who: Client, grant: number) =>
  who.put(`/api/discount-grant-statuses/${grant}`, { status: 'authorised' });
const orders = async (id: number) =>
  cast.knex('sale_orders').where({ source_type: 'distributor-quotation', source_id: String(id) });
const waits = 'Este descuento espera la autorización de otra persona';

describe('a discount above its giver’s limit', () => {
  test('at 100 %, accepted in the buyer’s name by who wrote it, comes to no order at all', async () => {
    const salesman = cast.people.salesman!;
    const { id } = await quoteAt(salesman, '100');
    expectRefused(await move(salesman, id, 'enviada'), { 'lines.0.discount_percent': waits });
    expect((await show(salesman, id)).status).toBe('borrador');
    const acting = await actFor(app, salesman, cast.mails.distributor!);
    expect((await move(acting, id, 'enviada')).status).toBe(404);
    for (const status of ['aceptada', 'convertida'])
      expect([403, 404, 422]).toContain((await move(acting, id, status, pickUp())).status);
    const [grant] = await grantsOf(id);
    expect(grant).toMatchObject({ status: 'waiting', percent: '100.00', quantity: 2, decided_by: null });
    for (const who of [salesman, acting]) expect([401, 403]).toContain((await authoriseByApi(who, grant!.id)).status);
    expect((await grantsOf(id))[0]!.status).toBe('waiting');
    expect(await orders(id)).toEqual([]);
  });

  test('holds once somebody else authorises it, by either of those who may; what was sent is then the buyer’s to accept', async () => {
    for (const who of [compras, finanzas]) {
      const { id } = await quoteAt(cast.people.salesman!, '45');
      const [grant] = await grantsOf(id);
      const authorised = await decide(who, grant!.id, 'authorised', { note: 'Cliente nuevo' });
      expect(authorised.status, JSON.stringify(authorised.body)).toBe(200);
      expect((await decide(who, grant!.id, 'authorised')).status).toBe(422);
      expect((await move(cast.people.salesman!, id, 'enviada')).status).toBe(200);
      expect((await move(cast.people.distributor!, id, 'aceptada')).status).toBe(200);
      expect((await move(cast.people.distributor!, id, 'convertida', pickUp())).status).toBe(200);
      const [order] = await orders(id);
      expect((await grantsOf(id))[0]).toMatchObject({ status: 'authorised', sale_order_id: order.id });
    }
  });

  test('is not authorised by who holds no such right, though they hold two roles, nor sent once it was refused', async () => {
    const { id } = await quoteAt(cast.people.salesman!, '45');
    const [grant] = await grantsOf(id);
    const others: Client[] = [both, cast.people.employee!, cast.people.distributor!, cast.people.foreign!];
    for (const who of others) expect([401, 403, 404]).toContain((await authoriseByApi(who, grant!.id)).status);
    for (const role of ['soporte', 'ventas', 'marketing', 'catalogo'] as const)
      expect((await decide(await app.asStaff(role), grant!.id, 'authorised')).status).toBe(403);
    expectRefused(await decide(compras, grant!.id, 'rejected'), { note: /./ });
    expect((await decide(compras, grant!.id, 'rejected', { note: 'No hay margen' })).status).toBe(200);
    expectRefused(await move(cast.people.salesman!, id, 'enviada'), {
      'lines.0.discount_percent': 'Este descuento no se autorizó',
    });
    // Written once more as it was, it stays refused; another percent is asked anew.
    await cast.people.salesman!.put(`/api/distributor-quotations/${id}`, { lines: [line('45')] });
    expect((await grantsOf(id)).map(({ status }) => status)).toEqual(['rejected']);
    await cast.people.salesman!.put(`/api/distributor-quotations/${id}`, { lines: [line('40')] });
    expect((await grantsOf(id)).map(({ status }) => status)).toEqual(['withdrawn', 'waiting']);
  });

  test('is not authorised by its giver: not by the same account, nor by their account of the panel', async () => {
    const own = await cast.knex('admin_users').where({ email: 'compras@mayorista.test' }).first('id');
    const draft = await compras
      .post<One>('/quotations/distributor-quotations', { company_id: cast.companyId, lines: [line('90')] })
      .catch(() => null);
    expect(draft?.status, 'compras writes no quotations').toBe(403);
    const { id } = await quoteAt(cast.people.salesman!, '90');
    const [grant] = await grantsOf(id);
    const row = () => cast.knex('discount_grants').where({ id: grant!.id });
    const { granted_by_key: key } = await row().first();
    for (const same of [
      { granted_by_key: `staff:${own.id}`, granted_by_email: null },
      { granted_by_key: key, granted_by_email: 'compras@mayorista.test' },
    ]) {
      await row().update(same);
      expect((await decide(compras, grant!.id, 'authorised')).status).toBe(403);
      const { body } = await compras.get<{ data: Grant }>(`/sales/discount-grants/${grant!.id}`);
      expect(body.data.next_statuses).toEqual([]);
      expect((await row().first()).status).toBe('waiting');
    }
    await row().update({ granted_by_key: key, granted_by_email: 'otra@demo.test' });
    expect((await decide(compras, grant!.id, 'authorised')).status).toBe(200);
  });

  test('was authorised for so many pieces: more are asked anew, fewer are not', async () => {
    const salesman = cast.people.salesman!;
    const { id } = await quoteAt(salesman, '50', 3);
    await decide(compras, (await grantsOf(id))[0]!.id, 'authorised');
    const write = (quantity: number) =>
      salesman.put(`/api/distributor-quotations/${id}`, { lines: [line('50', quantity)] });
    expect((await write(2)).status).toBe(200);
    expect((await grantsOf(id)).map(({ status }) => status)).toEqual(['authorised']);
    expect((await write(4)).status).toBe(200);
    expect((await grantsOf(id)).map(({ status }) => status)).toEqual(['withdrawn', 'waiting']);
    expectRefused(await move(salesman, id, 'enviada'), { 'lines.0.discount_percent': waits });
  });
});

describe('a limit', () => {
  test('is the role’s, the widest where there are several, and the administrator’s to change', async () => {
    const admin = await app.asStaff('admin');
    const limits = (
      await admin.get<{ data: { id: number; role: string; percent: string }[] }>('/pricing/discount-limits')
    ).body.data;
    const ofSalesmen = limits.find(({ role }) => role === 'salesman')!;
    expect(ofSalesmen.percent).toBe('20.00');
    const within = async (percent: string) => (await grantsOf((await quoteAt(cast.people.salesman!, percent)).id))[0];
    expect(await within('20')).toMatchObject({ status: 'granted' });
    expect(await within('20.01')).toMatchObject({ status: 'waiting' });
    for (const who of [compras, finanzas, await app.asStaff('soporte')])
      expect((await who.put(`/pricing/discount-limits/${ofSalesmen.id}`, { percent: '100' })).status).toBe(403);
    expect((await cast.people.salesman!.put(`/api/discount-limits/${ofSalesmen.id}`, { percent: '100' })).status).toBe(
      403,
    );
    try {
      expect((await admin.put(`/pricing/discount-limits/${ofSalesmen.id}`, { percent: '5' })).status).toBe(200);
      expect(await within('5.01')).toMatchObject({ status: 'waiting' });
      const support = await app.asStaff('soporte');
      const made = await support.post<One>('/quotations/distributor-quotations', {
        company_id: cast.companyId,
        lines: [line('20')],
      });
      expect((await grantsOf(made.body.data.id))[0]).toMatchObject({ status: 'granted' });
      const { id: salesmanId } = (await cast.knex('up_users').where({ email: cast.mails.salesman }).first('id')) as {
        id: number;
      };
      await givenRole(salesmanId, 'admin');
      await expect.poll(async () => (await within('30'))!.status, { timeout: 30_000 }).toBe('granted');
    } finally {
      await admin.put(`/pricing/discount-limits/${ofSalesmen.id}`, { percent: '20' });
      const { id } = await cast.knex('up_users').where({ email: cast.mails.salesman }).first('id');
      const { id: role_id } = await cast.knex('up_roles').where({ type: 'admin' }).first('id');
      await cast.knex('up_users_extra_roles_lnk').where({ user_id: id, role_id }).delete();
    }
    expectRefused(await admin.post('/pricing/discount-limits', { role: 'salesman', percent: '100' }), { role: /./ });
    expectRefused(await admin.put(`/pricing/discount-limits/${ofSalesmen.id}`, { percent: '100.01' }), {
      percent: /./,
    });
  });

  test('is not the only one: below what the goods cost somebody else authorises any discount', async () => {
    const { id } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 5 }, fields: { average_cost: '84' } });
    const quote = (percent: string) =>
      create(cast.people.salesman!, [{ ...line(percent, 1), product_id: id }], {
        company_id: cast.companyId,
        contact_email: cast.mails.distributor,
      });
    const price = Number((await create(cast.people.distributor!, [{ product_id: id, quantity: 1 }])).subtotal);
    await cast
      .knex('products')
      .where({ id })
      .update({ average_cost: String(price * 0.9) });
    expect((await grantsOf((await quote('5')).id))[0]).toMatchObject({ status: 'granted', is_below_cost: false });
    const below = await quote('15');
    expect((await grantsOf(below.id))[0]).toMatchObject({ status: 'waiting', is_below_cost: true });
    expectRefused(await move(cast.people.salesman!, below.id, 'enviada'), { 'lines.0.discount_percent': waits });
    // What was within cost when it was given is not, once the goods cost more.
    const later = await quote('5');
    await cast
      .knex('products')
      .where({ id })
      .update({ average_cost: String(price) });
    expectRefused(await move(cast.people.salesman!, later.id, 'enviada'), { 'lines.0.discount_percent': /otra vez/ });
  });
});

describe('the report of who gave what', () => {
  test('is read by staff within their reach and by nobody who buys, and exported', async () => {
    const { id } = await quoteAt(cast.people.salesman!, '12');
    const list = `/discount-grants?source_type=distributor-quotation&source_id=${id}`;
    for (const role of ['soporte', 'compras', 'finanzas', 'ventas', 'marketing'] as const)
      expect((await (await app.asStaff(role)).get<{ total: number }>(`/sales${list}`)).body.total).toBe(1);
    expect((await cast.people.salesman!.get<{ total: number }>(`/api${list}`)).body.total).toBe(1);
    expect((await cast.people.otherSalesman!.get<{ total: number }>(`/api${list}`)).body.total).toBe(0);
    for (const who of ['distributor', 'secondary', 'foreign', 'storeman', 'employee', 'visitor'])
      expect([401, 403]).toContain((await cast.people[who]!.get(`/api${list}`)).status);
    const asked = await compras.post<{ data: { id: number } }>('/kernel/exports', {
      name: 'discount-grants',
      format: 'csv',
      query: { source_id: id },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  });
});
