import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { castOf, create, show, type Cast, type One } from './kit';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
});

const given = (listPrice = '100.00', stock = 50) => givenProduct(app, { listPrice, stock: { MTY: stock } });

describe('what a quotation would be while it is typed', () => {
  type Preview = { readonly data: { readonly total: string; readonly lines: readonly { unit_price: string }[] } };
  const preview = (who: Client, body: object) => who.post<Preview>('/api/distributor-quotation-previews', body);
  const written = async () => Number((await cast.knex('distributor_quotations').count({ n: '*' }).first())?.n);

  test('is priced as it is then saved, new and changed, and nothing of it is kept', async () => {
    const salesman = cast.people.salesman!;
    const [one, two] = [await given('200.00'), await given('31.50')];
    const lines = [
      { product_id: one.id, quantity: 3 },
      { product_id: two.id, quantity: 2, discount_percent: '10', discount_reason: 'Proyecto' },
    ];
    const before = await written();
    const seen = await preview(salesman, { company_id: cast.companyId, lines });
    expect([seen.status, await written()]).toEqual([200, before]);
    expect(await cast.knex('discount_grants').where({ product_id: two.id })).toEqual([]);
    const saved = await create(salesman, lines, { company_id: cast.companyId });
    const { subtotal, iva, total } = saved as unknown as Record<string, string>;
    expect(seen.body.data).toMatchObject({ subtotal, iva, total });
    const changed = [{ product_id: one.id, quantity: 5 }];
    const next = await preview(salesman, { id: saved.id, lines: changed });
    expect(await show(salesman, saved.id)).toMatchObject({ total });
    const put = await salesman.put<One>(`/api/distributor-quotations/${saved.id}`, { lines: changed });
    expect(next.body.data.total).toBe(put.body.data.total);
    expect(next.body.data.lines).toHaveLength(1);
  });

  test('tells every refusal of saving at once: the company, each product that is not sold, the day, the discount', async () => {
    const salesman = cast.people.salesman!;
    const { id } = await given();
    await cast.knex('product_cards').where({ product_id: id }).update({ is_visible: false });
    const wrong = {
      valid_to: '2001-01-01',
      lines: [
        { product_id: id, quantity: 1 },
        { product_id: (await given()).id, quantity: 1, discount_percent: '10' },
      ],
    };
    const before = await written();
    const reasons = {
      company_id: /./,
      valid_to: /ya pasó/,
      'lines.0.product_id': /./,
      'lines.1.discount_reason': /./,
    };
    for (const path of ['distributor-quotations', 'distributor-quotation-previews'])
      expectRefused(await salesman.post(`/api/${path}`, { company_id: 999_999, ...wrong }), reasons);
    const closed = (await cast.knex('companies').insert({ document_id: 'cerrada', business_name: 'Cerrada', status: 0 }).returning('id')) as { id: number }[]; // prettier-ignore
    const staff = await app.asStaff('ventas');
    expectRefused(
      await staff.post('/quotations/distributor-quotations', { company_id: closed[0]!.id, ...wrong }),
      reasons,
    );
    expect(await written()).toBe(before);
  });

  test('is nobody’s business who may not write it', async () => {
    const salesman = cast.people.salesman!;
    const { id: product_id } = await given();
    const draft = await create(salesman, [{ product_id, quantity: 1 }], { company_id: cast.companyId });
    const asked = { id: draft.id, lines: [{ product_id, quantity: 2 }] };
    expect((await preview(app.anonymous, asked)).status).toBe(401);
    expect((await preview(await app.as('otro'), asked)).status).toBe(404);
    expect(
      (await (await app.asStaff('almacen')).post('/quotations/distributor-quotation-previews', asked)).status,
    ).toBe(403);
  });
});
