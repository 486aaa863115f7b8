import { givenProduct, rowsIn } from '@mayorista/catalogue/testing';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { boot, clock, expectRefused, type TestApp } from '@mayorista/kernel/testing';
import { decimal } from '@mayorista/kernel/shared';
import { castOf, create, expireAt, move, show, type Cast, type Many, type One } from './kit';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
});
afterEach(() => clock.run());

const given = (listPrice = '100.00', stock = 50) => givenProduct(app, { listPrice, stock: { MTY: stock } });
const pickUp = () => ({ delivery_method: 'branch_pickup', branch_id: cast.branchId, payment_method: 'bank_transfer' });
const ordersOf = (id: number) =>
  cast.knex('sale_orders').where({ source_type: 'distributor-quotation', source_id: String(id) });

test('the demo world has a quotation in every state', async () => {
  const rows = await cast.knex('distributor_quotations').distinct('status');
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['borrador', 'enviada', 'vista', 'contraoferta', 'aceptada', 'rechazada', 'vencida', 'convertida']),
  );
});

describe('the life of a quotation [SF-QUOTATION-001] [SF-QUOTATION-002]', () => {
  test('drafted, sent, seen, countered, revised, accepted and ordered: prices are those of the version, though the list changed', async () => {
    const [distributor, salesman] = [cast.people.distributor!, cast.people.salesman!];
    const product = await given('200.00');
    const draft = await create(salesman, [{ product_id: product.id, quantity: 3 }], {
      company_id: cast.companyId,
      contact_email: cast.mails.distributor,
    });
    expect(draft).toMatchObject({ status: 'borrador', version: 1, company_id: cast.companyId });
    expect(draft.folio).toMatch(/^C-\d{4}-\d{6}$/);
    expect((await move(salesman, draft.id, 'enviada')).body.data.status).toBe('enviada');
    expect((await show(salesman, draft.id)).status).toBe('enviada');
    const seen = await show(distributor, draft.id);
    expect(seen.status).toBe('vista');
    const countered = await move(distributor, draft.id, 'contraoferta', {
      answer: 'Con 10 % menos',
      target_total: '500',
    });
    expect(countered.body.data).toMatchObject({ status: 'contraoferta', target_total: '500.00' });

    const lines = [{ product_id: product.id, quantity: 3, discount_percent: '10', discount_reason: 'Proyecto' }];
    const revised = await salesman.put<One>(`/api/distributor-quotations/${draft.id}`, { lines });
    expect(revised.body.data).toMatchObject({ status: 'borrador', version: 2 });
    await move(salesman, draft.id, 'enviada');
    const second = await show(distributor, draft.id);
    expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(decimal(second.total).lessThan(seen.total)).toBe(true);
    expect(second.versions[1]).toMatchObject({ total: seen.total });

    await cast.knex('products').where({ id: product.id }).update({ list_price: '999.00' });
    await cast.knex('product_cards').where({ product_id: product.id }).update({ list_price: '999.00' });
    expect(await show(distributor, draft.id)).toMatchObject({
      total: second.total,
      exchange_rate: second.exchange_rate,
    });
    expect((await move(distributor, draft.id, 'aceptada')).status).toBe(200);
    const ordered = await move(distributor, draft.id, 'convertida', pickUp());
    expect(ordered.body.data).toMatchObject({ status: 'convertida' });
    const [order] = await ordersOf(draft.id);
    expect(Number(order.subtotal).toFixed(2)).toBe(second.subtotal);
    expect(Number(order.exchange_rate).toFixed(4)).toBe(second.exchange_rate);
    const [line] = await cast.knex('sale_order_details').where({ sale_order_id: order.id });
    expect(Number(line.unit_price).toFixed(2)).toBe(second.lines[0]!.unit_price);
    expect(line.discount_reason).toBe('Proyecto');
    const steps = JSON.parse((line as { price_steps: string }).price_steps) as { rule: string }[];
    expect(steps.map(({ rule }) => rule)).toContain('authorised_discount');
  });

  test('converted twice at once, and once more later: one order, and each answer names it', async () => {
    const distributor = cast.people.distributor!;
    const { id: productId } = await given();
    const { id } = await create(distributor, [{ product_id: productId, quantity: 2 }]);
    for (const status of ['enviada', 'aceptada']) expect((await move(distributor, id, status)).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => move(distributor, id, 'convertida', pickUp())));
    answers.push(await move(distributor, id, 'convertida', pickUp()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const orders = await ordersOf(id);
    expect(orders).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.sale_order_id))).toEqual(new Set([orders[0].id]));
    expect(
      (await cast.knex('stocks').where({ product_id: productId, branch_id: cast.branchId }).first('on_hand')).on_hand,
    ).toBe(48);
    const before = await cast.knex('audit_entries').count({ n: '*' });
    for (const other of [{ payment_method: 'cash' }, { comments: 'De otro modo' }, { branch_id: 999_999 }])
      expectRefused(await move(distributor, id, 'convertida', { ...pickUp(), ...other }), {
        status: 'La cotización ya es un pedido, con otra entrega o forma de pago: cámbialo en el pedido',
      });
    expect((await move(distributor, id, 'convertida', { comments: null, ...pickUp() })).status).toBe(200);
    expect(await cast.knex('audit_entries').count({ n: '*' })).toEqual(before);
  });

  test('what cannot be ordered stays accepted, and nothing is written', async () => {
    const distributor = cast.people.distributor!;
    const { id: productId } = await given('100.00', 1);
    const { id } = await create(distributor, [{ product_id: productId, quantity: 5 }]);
    for (const status of ['enviada', 'aceptada']) await move(distributor, id, status);
    expect((await move(distributor, id, 'convertida', pickUp())).status).toBe(422);
    expectRefused(await move(distributor, id, 'convertida', { ...pickUp(), branch_id: null }), {
      branch_id: 'Elige dónde o cómo se entrega',
    });
    expectRefused(await move(distributor, id, 'convertida', { ...pickUp(), branch_id: 999_999 }), {
      branch_id: 'La sucursal no existe',
    });
    expect((await show(distributor, id)).status).toBe('aceptada');
    expect(await ordersOf(id)).toHaveLength(0);
  });

  test('a stage that does not follow is refused, and so is what the buyer may not do', async () => {
    const distributor = cast.people.distributor!;
    const { id: productId } = await given();
    const { id } = await create(distributor, [{ product_id: productId, quantity: 1 }]);
    for (const status of ['vista', 'aceptada', 'convertida', 'contraoferta', 'vencida'])
      expect([403, 422]).toContain((await move(distributor, id, status, { answer: 'x', ...pickUp() })).status);
    await move(distributor, id, 'enviada');
    expect((await distributor.put(`/api/distributor-quotations/${id}`, { note: 'otra' })).status).toBe(422);
    expect((await distributor.delete(`/api/distributor-quotations/${id}`)).status).toBe(422);
    expect((await move(distributor, id, 'vencida')).status).toBe(403);
    expect((await move(cast.people.salesman!, id, 'aceptada')).status).toBe(403);
    expect(await show(cast.people.salesman!, id)).toMatchObject({ status: 'enviada', note: null });
  });

  test('who buys grants no discount, the house does with a reason; both refusals come at once with what else is wrong', async () => {
    const { id: productId } = await given();
    const line = { product_id: productId, quantity: 1, discount_percent: '50', discount_reason: 'Amistad' };
    const before = await cast.knex('distributor_quotations').count({ n: '*' }).first();
    const refused = await cast.people.distributor!.post('/api/distributor-quotations', {
      lines: [line],
      valid_to: '2020-01-01',
    });
    expectRefused(refused, { 'lines.0.discount_percent': /autorizada/, valid_to: /ya pasó/ });
    expectRefused(
      await cast.people.salesman!.post('/api/distributor-quotations', {
        company_id: cast.companyId,
        lines: [{ ...line, discount_reason: null }],
      }),
      { 'lines.0.discount_reason': /motivo/ },
    );
    const hidden = await givenProduct(app, { fields: { published_in_store: false } });
    expectRefused(
      await cast.people.distributor!.post('/api/distributor-quotations', {
        lines: [{ product_id: hidden.id, quantity: 1 }],
      }),
      { 'lines.0.product_id': 'El producto no está a la venta' },
    );
    expect(await cast.knex('distributor_quotations').count({ n: '*' }).first()).toEqual(before);
  });
});

describe('until the end of a day in America/Mexico_City', () => {
  test('at the last second it may be accepted; a second later it is refused, though no job ran; the job then expires it', async () => {
    const distributor = cast.people.distributor!;
    const { id: productId } = await given();
    const first = await create(distributor, [{ product_id: productId, quantity: 1 }]);
    const second = await create(distributor, [{ product_id: productId, quantity: 1 }]);
    const made = [first, second];
    for (const { id } of made) await move(distributor, id, 'enviada');
    const [year, month, day] = first.valid_to.split('-').map(Number) as [number, number, number];
    const midnight = Date.UTC(year, month - 1, day + 1, 6);
    clock.at(new Date(midnight - 1_000).toISOString());
    expect((await move(distributor, first.id, 'aceptada')).status).toBe(200);
    clock.at(new Date(midnight).toISOString());
    expectRefused(await move(distributor, second.id, 'aceptada'), { _general: /venció/ });
    expectRefused(await move(distributor, first.id, 'convertida', pickUp()), { _general: /venció/ });
    expect(await ordersOf(first.id)).toHaveLength(0);
    await expireAt(app, new Date(midnight - 1_000).toISOString());
    const statuses = async () =>
      (await cast.knex('distributor_quotations').whereIn('id', [first.id, second.id]).orderBy('id')).map(
        ({ status }) => status,
      );
    expect(await statuses()).toEqual(['aceptada', 'enviada']);
    expect(await expireAt(app, new Date(midnight).toISOString())).toBeGreaterThanOrEqual(2);
    expect(await statuses()).toEqual(['vencida', 'vencida']);
    expect(await expireAt(app, new Date(midnight).toISOString())).toBe(0);
  });
});

describe('who reaches a quotation', () => {
  let ofDistributor: number;
  let ofSecondary: number;
  let houseDraft: number;

  beforeAll(async () => {
    const { id: productId } = await given('100.00');
    const lines = [{ product_id: productId, quantity: 1 }];
    ofDistributor = (await create(cast.people.distributor!, lines)).id;
    ofSecondary = (await create(cast.people.secondary!, lines)).id;
    houseDraft = (await create(cast.people.salesman!, lines, { company_id: cast.companyId })).id;
  });

  test.each([
    ['visitor', 401, 401, 401],
    ['distributor', 200, 200, 404],
    ['colleague', 200, 200, 404],
    ['secondary', 404, 200, 404],
    ['foreign', 404, 404, 404],
    ['nobody', 404, 404, 404],
    ['installer', 403, 403, 403],
    ['storeman', 403, 403, 403],
    ['employee', 403, 403, 403],
    ['salesman', 200, 200, 200],
    ['otherSalesman', 404, 404, 404],
  ])('%s: of a distributor %i, of a secondary user %i, in work by the house %i', async (name, one, other, draft) => {
    const who = cast.people[name]!;
    for (const [id, status] of [
      [ofDistributor, one],
      [ofSecondary, other],
      [houseDraft, draft],
    ] as const) {
      expect((await who.get(`/api/distributor-quotations/${id}`)).status).toBe(status);
      expect((await who.get(`/api/distributor-quotation-downloads/${id}`)).status).toBe(status);
    }
    if (one === 200) return;
    const listed = await who.get<Many>('/api/distributor-quotations?per_page=100');
    expect((listed.body.data ?? []).some(({ id }) => id === ofDistributor)).toBe(false);
    for (const path of ['distributor-quotation-statuses', 'distributor-quotation-mails', 'distributor-quotations']) {
      const body = path.endsWith('statuses')
        ? { status: 'enviada' }
        : path.endsWith('mails')
          ? { to: 'a@b.test' }
          : { note: 'x' };
      expect([401, 403, 404]).toContain((await who.put(`/api/${path}/${ofDistributor}`, body)).status);
    }
    expect([401, 403, 404]).toContain((await who.delete(`/api/distributor-quotations/${ofDistributor}`)).status);
    expect((await show(cast.people.salesman!, ofDistributor)).status).toBe('borrador');
  });

  test('a secondary user is quoted at the mark-up of the company, and nobody but staff is told why a price is what it is', async () => {
    await cast.knex('companies').where({ id: cast.companyId }).update({ secondary_user_markup: '20.00' });
    const { id: productId } = await given('100.00');
    const lines = [{ product_id: productId, quantity: 1 }];
    const own = await create(cast.people.distributor!, lines);
    const marked = await create(cast.people.secondary!, lines);
    expect(marked.subtotal).toBe(decimal(own.subtotal).times('1.2').toFixed(2));
    await move(cast.people.secondary!, marked.id, 'enviada');
    expect((await move(cast.people.colleague!, marked.id, 'aceptada')).status).toBe(403);
    expect((await show(cast.people.secondary!, marked.id)).versions[0]!.lines[0]).not.toHaveProperty('price_steps');
    const support = await app.asStaff('soporte');
    const told = await support.get<One>(`/quotations/distributor-quotations/${marked.id}`);
    expect(told.body.data.versions[0]!.lines[0]!.price_steps!.length).toBeGreaterThan(0);
  });

  test('a salesman quotes for the companies that they attend alone', async () => {
    const { id: productId } = await given();
    const body = { company_id: cast.otherId, lines: [{ product_id: productId, quantity: 1 }] };
    expectRefused(await cast.people.salesman!.post('/api/distributor-quotations', body), { company_id: /./ });
    expectRefused(await cast.people.salesman!.post('/api/distributor-quotations', { lines: body.lines }), {
      company_id: /./,
    });
    const mine = await create(cast.people.distributor!, body.lines, { company_id: cast.otherId });
    expect(mine.company_id).toBe(cast.companyId);
  });
});

test('lines add up to the totals to the cent in both currencies', async () => {
  const prices = ['0.01', '0.33', '19.99', '1234.56', '99999.99'];
  const products = await Promise.all(prices.map((price) => given(price)));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('MXN', 'USD'),
      fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: products.length }),
      async (currency, quantities) => {
        const lines = quantities.map((quantity, at) => ({ product_id: products[at]!.id, quantity }));
        const answer = await cast.people.distributor!.post<One>('/api/distributor-quotations', { currency, lines });
        if (answer.status === 422) return expectRefused(answer, { lines: /pasa de/ });
        const made = answer.body.data;
        const sum = made.lines.reduce((total, line) => total.plus(line.subtotal), decimal(0));
        for (const line of made.lines)
          expect(decimal(line.unit_price).times(line.quantity).toFixed(2)).toBe(line.subtotal);
        expect(made.subtotal).toBe(sum.toFixed(2));
        expect(made.iva).toBe(decimal(made.subtotal).times('0.16').toFixed(2));
        expect(made.total).toBe(decimal(made.subtotal).plus(made.iva).toFixed(2));
      },
    ),
    { numRuns: 12 },
  );
});

test('what sums up to more than an amount may be is refused on its lines, and nothing of it is written', async () => {
  const { id: productId } = await given('99999.99');
  const rows = () => rowsIn(app, 'distributor_quotations', 'distributor_quotation_lines');
  const before = await rows();
  const wish = (quantity: number) => ({ currency: 'MXN', lines: [{ product_id: productId, quantity }] });
  const post = (quantity: number) => cast.people.distributor!.post<One>('/api/distributor-quotations', wish(quantity));
  const [fits, exceeds] = [1_000, 9_999];
  expectRefused(await post(exceeds), { lines: 'La cotización pasa de 9,999,999,999.99: baja las cantidades' });
  expect(await rows()).toEqual(before);
  const made = await post(fits);
  expect([made.status, decimal(made.body.data.total).greaterThan('1000000000')]).toEqual([201, true]);
  const { lines } = wish(exceeds);
  const changed = await cast.people.distributor!.put(`/api/distributor-quotations/${made.body.data.id}`, { lines });
  expectRefused(changed, { lines: /pasa de/ });
  expect((await show(cast.people.distributor!, made.body.data.id)).total).toBe(made.body.data.total);
});
