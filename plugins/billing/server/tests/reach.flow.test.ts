import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

type List = {
  data: { id: number; company_id: number; state: string; number: string | null; type: string }[];
  total: number;
};

let app: TestApp;
let knex: Knex;
let people: Record<string, Client>;
/** A stamped invoice of the first demo company, and one that is not issued. */
let stamped: { id: number; pdf_id: number; company_id: number };
let unissued: { id: number };

const list = async (who: Client) => (await who.get<List>('/api/invoice-searches?per_page=100')).body;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  stamped = await knex('invoices').where({ state: 'stamped', type: 'I' }).orderBy('id').first();
  unissued = await knex('invoices').where({ state: 'failed' }).first();
  const other = await knex('companies').whereNot({ id: stamped.company_id }).where({ status: 1 }).first('id');
  const mty = (await knex('branches').where({ code: 'MTY' }).first('id')).id;
  const pue = (await knex('branches').where({ code: 'PUE' }).first('id')).id;
  const given = async (role: string, wish: object = {}) =>
    client(app.url, (await givenPerson(app, { role, ...wish })).token);
  const attends = await givenPerson(app, { role: 'salesman' });
  await knex('companies').where({ id: stamped.company_id }).update({ salesman_id: attends.id });
  people = {
    visitor: app.anonymous,
    distributor: await given('distributor', { companyId: stamped.company_id }),
    secondary: await given('secondary_user', { companyId: stamped.company_id }),
    foreign: await given('distributor', { companyId: other.id }),
    nobody: await given('distributor'),
    installer: await given('installer'),
    employee: await given('employee'),
    agent: await given('call_agent'),
    salesman: client(app.url, attends.token),
    otherSalesman: await given('salesman'),
    storeman: await given('storeman', { branchId: mty }),
    otherStoreman: await given('storeman', { branchId: pue }),
  };
});

/** Who reaches the stamped invoice of the first company. */
const reach: readonly (readonly [string, number])[] = [
  ['visitor', 401],
  ['distributor', 200],
  ['secondary', 403],
  ['foreign', 404],
  ['nobody', 404],
  ['installer', 403],
  ['employee', 403],
  ['agent', 200],
  ['salesman', 200],
  ['otherSalesman', 404],
  ['storeman', 200],
  ['otherStoreman', 404],
];

describe('who reads an invoice [SF-INVOICE-001]', () => {
  test.each(reach)('%s: data, PDF, XML, zip and private file answer %i', async (name, status) => {
    const who = people[name]!;
    const paths = ['', '?fileType=pdf', '?fileType=xml', '?fileType=zip&action=download'];
    for (const query of paths) expect((await who.get(`/api/invoices/${stamped.id}${query}`)).status).toBe(status);
    expect((await who.get(`/api/invoice-downloads?ids=${stamped.id}`)).status).toBe(status);
    const file = await who.get(`/api/private-files/${stamped.pdf_id}`);
    expect(file.status === 200).toBe(status === 200);
  });

  test.each(['distributor', 'foreign', 'salesman', 'otherSalesman', 'storeman', 'otherStoreman', 'agent'])(
    'the list of %s holds what they reach, and no other',
    async (name) => {
      const { data } = await list(people[name]!);
      const expected = reach.find(([each]) => each === name)?.[1] === 200;
      expect(data.some(({ id }) => id === stamped.id)).toBe(expected);
    },
  );

  test('a distributor sees what was issued to them, not drafts or rejected documents', async () => {
    const { company_id: companyId } = await knex('invoices').where({ id: unissued.id }).first();
    const own = client(app.url, (await givenPerson(app, { role: 'distributor', companyId })).token);
    expect((await own.get(`/api/invoices/${unissued.id}`)).status).toBe(404);
    expect((await people.agent!.get(`/api/invoices/${unissued.id}`)).status).toBe(200);
  });
});

describe('who issues and cancels', () => {
  test.each(['distributor', 'secondary', 'foreign', 'employee', 'salesman', 'storeman'])(
    '%s does neither',
    async (name) => {
      const who = people[name]!;
      const orderId = (await knex('sale_orders').where({ status: 'paid' }).orderBy('id', 'desc').first('id')).id;
      const before = await knex('invoices').select('id', 'state');
      expect((await who.post('/api/invoices', { sale_order_id: orderId })).status).toBe(403);
      expect((await who.delete(`/api/invoices/${stamped.id}?reason=02`)).status).toBe(403);
      const moved = await who.put(`/api/invoice-states/${stamped.id}`, { state: 'cancel_requested', reason: '02' });
      expect([403, 404]).toContain(moved.status);
      expect((await who.post('/api/invoice-payments', {})).status).toBe(403);
      expect(await knex('invoices').select('id', 'state')).toEqual(before);
    },
  );

  test('nobody takes the steps of the provider by hand, not even the administrator', async () => {
    const admin = await app.asStaff('admin');
    const refused = await admin.put(`/billing/invoice-states/${unissued.id}`, { state: 'stamped' });
    expect([403, 422]).toContain(refused.status);
    expect((await knex('invoices').where({ id: unissued.id }).first()).state).toBe('failed');
  });
});

test.each(['admin', 'soporte', 'finanzas'])(
  '%s says neither that the authority accepted a cancellation nor that it refused one',
  async (account) => {
    const who = await app.asStaff(account);
    const { id } = await knex('invoices').where({ type: 'I' }).whereNot({ id: stamped.id }).first('id');
    // The demo world's own requests are answered by and by.
    await knex('invoices').where({ id }).update({ state: 'cancel_requested' });
    expect((await who.put(`/billing/invoice-states/${id}`, { state: 'cancelled' })).status).toBe(403);
    // In force again it is by the authority's own words alone.
    expectRefused(await who.put(`/billing/invoice-states/${id}`, { state: 'stamped' }), {
      _general: /Todavía no se sabe/,
    });
    expect((await knex('invoices').where({ id }).first('state')).state).toBe('cancel_requested');
  },
);

describe('the search of invoices', () => {
  test('finds by folio, fiscal folio, RFC, order and company, whatever the case', async () => {
    const row = await knex('invoices').where({ id: stamped.id }).first();
    const order = await knex('sale_orders').where({ id: row.sale_order_id }).first();
    for (const text of [row.number.toLowerCase(), row.uuid.toLowerCase(), row.receiver_rfc, order.folio] as string[]) {
      const { body } = await people.distributor!.get<List>(
        `/api/invoice-searches?omniSearchQuery=${encodeURIComponent(text)}`,
      );
      expect(body.data.map(({ id }) => id)).toContain(stamped.id);
    }
    const none = await people.distributor!.get<List>('/api/invoice-searches?omniSearchQuery=nada');
    expect(none.body.total).toBe(0);
  });

  test('is narrowed by kind and state', async () => {
    const { body } = await people.distributor!.get<List>('/api/invoice-searches?type=P&state=stamped&per_page=100');
    expect(body.total).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ type, state }) => `${type} ${state}`))).toEqual(new Set(['P stamped']));
  });

  test('files have their kind, name and no place in a cache', async () => {
    const { headers } = await people.distributor!.get(`/api/invoices/${stamped.id}?fileType=pdf&action=show`);
    expect(headers.get('content-type')).toContain('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="F-\d+_STN090514QX0\.pdf"$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await people.distributor!.get(`/api/invoices/${stamped.id}?fileType=doc`)).status).toBe(422);
  });
});

describe('fiscal data of a company [SF-COMPANY-010]', () => {
  const input = async () => {
    const { rfc } = await knex('companies').where({ id: stamped.company_id }).first();
    const regime = (await knex('tax_regimes').where({ code: '601' }).first()).id;
    const use = (await knex('cfdi_uses').where({ code: 'G03' }).first()).id;
    return {
      rfc,
      business_name: 'Sistemas y Tecnología del Norte, S.A. de C.V.',
      tax_regime_id: regime,
      cfdi_use_id: use,
      zip_code: '64000',
    };
  };

  test('are saved by a distributor, once and again, as the tax authority writes them', async () => {
    for (const _time of [1, 2]) {
      const saved = await people.distributor!.post<{ data: { business_name: string; company_id: number } }>(
        '/api/company-fiscal-datas',
        await input(),
      );
      expect(saved.status).toBe(200);
      expect(saved.body.data).toMatchObject({
        business_name: 'SISTEMAS Y TECNOLOGÍA DEL NORTE',
        company_id: stamped.company_id,
      });
    }
    const { body } = await people.distributor!.get<{ total: number }>('/api/company-fiscal-datas');
    expect(body.total).toBe(1);
  });

  test('are refused with every reason, and nothing changes', async () => {
    const before = await knex('company_fiscal_datas').select('*');
    const wrong = { ...(await input()), rfc: 'STN090514QX1', zip_code: '6' };
    const refused = await people.distributor!.post<{ errors: object }>('/api/company-fiscal-datas', wrong);
    expect(refused.status).toBe(422);
    const regime = (await knex('tax_regimes').where({ code: '612' }).first()).id;
    const another = await people.distributor!.post<{ errors: object }>('/api/company-fiscal-datas', {
      ...(await input()),
      rfc: 'EKU9003173C9',
      tax_regime_id: regime,
    });
    expect(Object.keys(another.body.errors).sort()).toEqual(['rfc', 'tax_regime_id']);
    expect(await knex('company_fiscal_datas').select('*')).toEqual(before);
  });

  test('of another company are neither read nor written', async () => {
    const { id } = await knex('company_fiscal_datas').where({ company_id: stamped.company_id }).first();
    expect((await people.foreign!.get(`/api/company-fiscal-datas/${id}`)).status).toBe(404);
    const crossed = await people.foreign!.post('/api/company-fiscal-datas', {
      ...(await input()),
      company_id: stamped.company_id,
    });
    expect(crossed.status).toBe(403);
    expect((await people.secondary!.get('/api/company-fiscal-datas')).status).toBe(403);
  });
});
