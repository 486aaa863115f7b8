import { extractText } from 'unpdf';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, expectRefused, type Client } from '@mayorista/kernel/testing';
import { app, begin, company, knex, placed, product, sentHome, stage, step, type Order } from './checkout-kit';

beforeAll(begin);

interface Amounts {
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
}
type Shown = Order &
  Amounts & {
    readonly is_paid_by_company: boolean;
    readonly marked: Amounts | null;
    readonly payment_reference: string | null;
    readonly buyer_may: { readonly send_receipt: boolean };
    readonly details: readonly { readonly unit_price: string; readonly marked_unit_price: string | null }[];
    readonly history: readonly { readonly label: string }[];
  };
type One<T> = { data: T };
type Row = Readonly<Record<string, string | number | null>>;
interface Person {
  readonly id: number;
  readonly email: string;
  readonly client: Client;
}

/** A company with an owner and a secondary user, at so many percent of mark-up. */
async function people(markup: number | null): Promise<{ id: number; owner: Person; secondary: Person }> {
  const id = await company('9000.00');
  await knex()('companies').where({ id }).update({ secondary_user_markup: markup });
  const person = async (role: string): Promise<Person> => {
    const { id: personId, token, email } = await givenPerson(app, { role, companyId: id, fields: { currency: 'USD' } });
    return { id: personId, email, client: client(app.url, token) };
  };
  return { id, owner: await person('distributor'), secondary: await person('secondary_user') };
}
async function ordered({ client: who }: Person, quantity = 2, price = '200.00'): Promise<Shown> {
  await sentHome(who, await product(price), quantity);
  await step(who, 'cart-payments', { method: 'bank_transfer' });
  return (await placed(who)) as Shown;
}
const seen = async ({ client: who }: Person, id: number): Promise<Shown> =>
  (await who.get<One<Shown>>(`/api/sale-orders/${id}`)).body.data;
const rowOf = (id: number): Promise<Row> => knex()('sale_orders').where({ id }).first() as Promise<Row>;
const text = async ({ client: who }: Person, path: string): Promise<string> => {
  const { body } = await who.get<unknown>(path);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

describe.each([
  ['a mark-up', 10, '220.00'],
  ['another mark-up', 37.5, '275.00'],
])('an order of a secondary user of a company with %s', (_name, markup, unit) => {
  test('is charged at the price of the company, and shown to them at the mark-up everywhere', async () => {
    const { owner, secondary } = await people(markup);
    const cart = await sentHome(secondary.client, await product('200.00'), 2);
    expect([cart.cart_details[0]!.unit_price, cart.subtotal]).toEqual([unit, (Number(unit) * 2).toFixed(2)]);
    await step(secondary.client, 'cart-payments', { method: 'bank_transfer' });
    const shown = (await placed(secondary.client)) as Shown;
    const row = await rowOf(shown.id);
    const shipping = Number(row.shipping_cost);
    const total = (subtotal: number) => ((subtotal + shipping) * 1.16).toFixed(2);

    expect([Number(row.subtotal), Number(row.total)]).toEqual([400, Number(total(400))]);
    const line = (await knex()('sale_order_details').where({ sale_order_id: shown.id }).first()) as Row;
    expect([Number(line.unit_price), Number(line.subtotal)]).toEqual([200, 400]);
    expect(line.price_steps).not.toContain('secondary_markup');
    const paid = (await knex()('sale_order_payments').where({ sale_order_id: shown.id })) as Row[];
    expect(paid.map(({ amount }) => Number(amount))).toEqual([Number(row.total)]);

    const marked = total(Number(unit) * 2);
    expect(shown).toMatchObject({ subtotal: cart.subtotal, total: marked, is_paid_by_company: true, marked: null });
    expect(shown).toMatchObject({ payments: [], payment_reference: null, buyer_may: { send_receipt: false } });
    expect(shown.details[0]).toMatchObject({ unit_price: unit, marked_unit_price: null });
    expect(JSON.stringify(shown)).not.toContain(total(400));
    expect(JSON.stringify(shown)).not.toContain('400.00');

    expect(await seen(owner, shown.id)).toMatchObject({
      subtotal: '400.00',
      total: total(400),
      is_paid_by_company: false,
      payment_reference: row.payment_reference,
      marked: { total: marked, subtotal: cart.subtotal },
      payments: [{ amount: total(400) }],
      details: [{ unit_price: '200.00', marked_unit_price: unit }],
    });
  });

  test('has the marked-up amounts in lists, search, files and divisions for them, and both for the owner', async () => {
    const { owner, secondary } = await people(markup);
    const { id, total } = await ordered(secondary);
    const { folio, total: charged } = await rowOf(id);
    const chargedText = Number(charged).toFixed(2);
    for (const query of ['', `?omniSearchQuery=${String(folio)}`]) {
      const list = async (who: Person) =>
        (await who.client.get<One<Shown[]>>(`/api/sale-orders${query}`)).body.data.find((each) => each.id === id);
      expect(await list(secondary)).toMatchObject({ total, marked: null, payment_reference: null });
      expect(await list(owner)).toMatchObject({ total: chargedText, marked: { total } });
    }
    const board = await text(secondary, '/api/sale-order-boards');
    expect(board).toContain(total);
    expect(board).not.toContain(chargedText);
    const csv = await text(secondary, '/api/sale-order-downloads?format=csv');
    expect(csv).toContain(total);
    expect(csv).not.toContain(chargedText);
    expect(await text(owner, '/api/sale-order-downloads?format=csv')).toContain(chargedText);
    const divided = await text(secondary, `/api/sale-order-divided-sale-orders/${id}`);
    expect(divided).toContain(`"unit_price":"${unit}"`);
    expect(divided).not.toContain('400.00');
    expect(await text(owner, `/api/sale-order-divided-sale-orders/${id}`)).toContain('400.00');

    const printed = async (who: Person) => {
      const headers = { Authorization: `Bearer ${who.client.token ?? ''}` };
      const answer = await fetch(`${app.url}/api/sale-orders/${id}/pdf`, { headers });
      return (await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })).text;
    };
    expect(await printed(secondary)).toContain(`Total: $${total}`);
    expect(await printed(secondary)).not.toContain(chargedText);
    expect(await printed(owner)).toContain(`Total: $${chargedText}`);
    expect(await printed(owner)).toContain(`Total con el margen de tu empresa: $${total}`);
  });

  test('is mailed to them at the mark-up without where to pay, and to the owner with both and the reference', async () => {
    const { owner, secondary } = await people(markup);
    const { id, total } = await ordered(secondary);
    const { total: charged, payment_reference: reference } = await rowOf(id);
    const chargedText = Number(charged).toFixed(2);
    await app.settle();
    const mailTo = async ({ email }: Person) =>
      String(
        ((await knex()('mails').where({ recipient: email }).orderBy('id', 'desc').first()) as Row | undefined)?.text,
      );
    const own = await mailTo(secondary);
    expect(own).toContain(`Total: $${total}`);
    expect(own).toContain('Tu empresa lo paga');
    expect(own).not.toContain(chargedText);
    expect(own).not.toContain(String(reference));
    const owners = await mailTo(owner);
    expect(owners).toContain(`Total: $${chargedText}`);
    expect(owners).toContain(total);
    expect(owners).toContain(`Referencia de pago: ${String(reference)}`);
  });
});

test('the currency of what is hidden is hidden too: a secondary user splits no payment and sends no receipt', async () => {
  const { owner, secondary } = await people(10);
  await sentHome(secondary.client, await product('200.00'));
  expectRefused(
    await secondary.client.post('/api/cart-payments', {
      payments: [{ method: 'bank_transfer', amount: '50.00' }, { method: 'cash' }],
    }),
    { payments: 'Tu empresa decide cómo dividir el pago: elige una sola forma de pago' },
  );
  await step(secondary.client, 'cart-payments', { method: 'bank_transfer' });
  // What was chosen before the company set its mark-up is judged by the order too.
  const parts = JSON.stringify([
    { method: 'bank_transfer', amount: '50.00' },
    { method: 'cash', amount: 'rest' },
  ]);
  await knex()('carts').where({ user_id: secondary.id }).update({ payments: parts });
  await stage(secondary.client, 'confirmation');
  expectRefused(await secondary.client.post('/api/cart-stages', { cartStage: 'ordered' }), {
    payments: 'Tu empresa decide cómo dividir el pago: elige una sola forma de pago',
  });
  expect(await knex()('sale_orders').where({ user_id: secondary.id })).toEqual([]);
  await knex()('carts')
    .where({ user_id: secondary.id })
    .update({ payments: JSON.stringify([{ method: 'bank_transfer', amount: 'rest' }]) });
  const { id } = await placed(secondary.client);
  const receipt = () => {
    const form = new FormData();
    form.append('data', JSON.stringify({ sale_order_legacy_id: id }));
    form.append('receipt', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'comprobante.pdf');
    return form;
  };
  expectRefused(await secondary.client.post('/api/sale-order-payment-receipts', receipt()), {
    sale_order_legacy_id: 'Tu empresa paga este pedido y envía su comprobante',
  });
  expect(await knex()('sale_order_payment_receipts').where({ sale_order_id: id })).toEqual([]);
  expect((await owner.client.post('/api/sale-order-payment-receipts', receipt())).status).toBe(201);
  const receipts = async ({ client: who }: Person) =>
    (await who.get<{ total: number }>('/api/sale-order-payment-receipts')).body.total;
  expect([await receipts(owner), await receipts(secondary)]).toEqual([1, 0]);
});

test('without a mark-up what is shown is what is charged, and its buyer is told where to pay', async () => {
  for (const none of [0, null]) {
    const { secondary, owner } = await people(none);
    const { id, total, payments } = await ordered(secondary);
    const row = await rowOf(id);
    expect(total).toBe(Number(row.total).toFixed(2));
    expect(payments).toMatchObject([{ amount: total }]);
    expect(await seen(secondary, id)).toMatchObject({
      is_paid_by_company: false,
      payment_reference: row.payment_reference,
    });
    expect(await seen(owner, id)).toMatchObject({ total, marked: null });
    expect(row.marked_total).toBeNull();
  }
});

test('an order that was charged with the mark-up stays as it was charged, for everybody', async () => {
  const { owner, secondary } = await people(10);
  const { id, total } = await ordered(secondary);
  const unmarked = { marked_subtotal: null, marked_iva: null, marked_total: null };
  await knex()('sale_orders')
    .where({ id })
    .update({ ...unmarked, total: '999.99' });
  await knex()('sale_order_details').where({ sale_order_id: id }).update({ marked_unit_price: null, unit_price: 220 });
  for (const who of [owner, secondary]) {
    const told = await seen(who, id);
    expect(told).toMatchObject({ total: '999.99', is_paid_by_company: false, marked: null });
    expect(told.payments).toHaveLength(1);
    expect(told.details[0]).toMatchObject({ unit_price: '220.00' });
  }
  expect(total).not.toBe('999.99');
});

test('limits and approvals count what the company pays, and tell its secondary user no amount of it', async () => {
  const { owner, secondary } = await people(50);
  const charged = Number((await rowOf((await ordered(secondary)).id)).total);
  const rule = { person_id: secondary.id, currency: 'USD', order_limit: charged.toFixed(2) };
  expect((await owner.client.post('/api/spending-rules', rule)).status).toBe(201);
  expect((await ordered(secondary)).status).toBe('pending_payment');
  const { id, status, total, history } = await ordered(secondary, 3);
  expect(status).toBe('waiting_approval');
  const row = await rowOf(id);
  const chargedText = Number(row.total).toFixed(2);
  expect(history.map(({ label }) => label)).toContain('Espera aprobación: El pedido pasa de su límite por pedido');
  const told = await text(secondary, '/api/sale-order-approvals');
  expect(told).toContain(total);
  expect(told).not.toContain(chargedText);
  const asked = await text(owner, '/api/sale-order-approvals');
  expect(asked).toContain(`El pedido suma $${chargedText} USD`);
  expect(asked).toContain(total);
  await app.settle();
  const mail = (await knex()('mails')
    .where({ recipient: owner.email, subject: `El pedido ${String(row.folio)} espera tu aprobación` })
    .first()) as Row;
  expect(mail.text).toContain(`por $${chargedText} USD`);
  expect(mail.text).toContain(`se le mostró: $${total} USD`);
});

test('what is paid is given back to the company, and its secondary user is told no amount of it', async () => {
  const { owner, secondary } = await people(10);
  const { id } = await ordered(secondary);
  const support = await app.asStaff('soporte');
  expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(200);
  const canceled = { status: 'canceled', reason: 'Se arrepintió' };
  expect((await support.put(`/sales/sale-orders/${id}/status`, canceled)).status).toBe(200);
  const chargedText = Number((await rowOf(id)).total).toFixed(2);
  const { history } = await seen(secondary, id);
  expect(history.map(({ label }) => label)).toContain('Se abonó lo pagado al monedero electrónico de tu empresa');
  expect(JSON.stringify(history)).not.toContain(chargedText);
  const ledger = await text(owner, '/api/company-ledgers?kind=wallet&currency=USD');
  expect(ledger).toContain(chargedText);
});

test('bought again, what it cost is compared as its buyer saw it', async () => {
  const { secondary } = await people(10);
  const { id } = await ordered(secondary);
  const again = await secondary.client.post<One<{ changes: unknown[] }>>('/api/sale-order-reorders', {
    sale_order_legacy_id: id,
  });
  expect([again.status, again.body.data.changes]).toEqual([200, []]);
});

test('the delivery of a marked-up cart costs what the order is charged for it', async () => {
  const { secondary } = await people(1000);
  const cart = await sentHome(secondary.client, await product('100.00'));
  await step(secondary.client, 'cart-payments', { method: 'bank_transfer' });
  const { id } = await placed(secondary.client);
  expect(Number(cart.shipping_cost)).toBe(Number((await rowOf(id)).shipping_cost));
});
