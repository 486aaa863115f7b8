import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { CardAnswer, CartAnswer, CartDeliveryAnswer, CartDetailAnswer } from '../../api/contract';
import { cartSummary, cartView, generalErrors } from './cart.view';

const detail = (id: number, more: Partial<CartDetailAnswer> = {}) =>
  answerWith<CartDetailAnswer>({
    id,
    product_id: 100 + id,
    quantity: 2,
    product: answerWith<CardAnswer>({ id: 100 + id, name: `Producto ${id}`, brand_name: 'Axion', model: 'A-1' }),
    unit_price: '10.00',
    subtotal: '20.00',
    ...more,
  });
const cart = answerWith<CartAnswer>({
  id: 1,
  stage: 'open',
  currency: 'MXN',
  cart_details: [1, 2, 3, 4, 5].map((id) => detail(id)),
  total_pieces: 10,
  subtotal: '100.00',
  iva: '16.00',
  iva_rate: '0.16',
  total: '116.00',
});

test('every amount carries the currency of the cart', () => {
  const view = cartView(cart, []);
  expect([view.subtotal, view.iva, view.total, view.lines[0]?.unitPrice].map((money) => money?.currency)).toEqual([
    'MXN',
    'MXN',
    'MXN',
    'MXN',
  ]);
});

test.each([
  ['0.16', 16],
  ['0.08', 8],
])('an IVA rate written %s is %s per cent', (iva_rate, percent) => {
  expect(cartView({ ...cart, iva_rate }, []).ivaPercent).toBe(percent);
});

test('a line is unavailable when fewer pieces are left than asked for, or its product is gone', () => {
  const lines = [detail(1, { available: 1 }), detail(2, { available: 2 }), detail(3, { product: null }), detail(4)];
  expect(cartView({ ...cart, cart_details: lines }, []).lines.map(({ isAvailable }) => isAvailable)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('a line whose product is gone still can be seen and removed', () => {
  expect(cartView({ ...cart, cart_details: [detail(1, { product: null })] }, []).lines[0]).toMatchObject({
    name: '#101',
    url: '/products/101',
  });
});

test('the header shows the four latest lines, each at the price of a piece, and says how many came before', () => {
  const { lines, older } = cartSummary(cart, []);
  expect(lines.map(({ id }) => id)).toEqual([5, 4, 3, 2]);
  expect(lines[0]?.unitPrice).toEqual(cartView(cart, []).lines.at(-1)?.unitPrice);
  expect(older).toBe(1);
  expect(cartSummary({ ...cart, cart_details: [detail(1)] }, []).older).toBe(0);
});

test('a refurbished line names its grade and where its pieces are, and leads to them on the product page', () => {
  const line = detail(1, {
    auction_type: 'AAA',
    auction_name: 'Usado en exhibición',
    auction_branches: [
      { branch_id: 1, branch_name: 'Monterrey', quantity: 2 },
      { branch_id: 2, branch_name: 'Puebla', quantity: 1 },
    ],
  });
  const [refurbished, plain] = cartView({ ...cart, cart_details: [line, detail(2)] }, []).lines;
  expect(refurbished).toMatchObject({
    url: '/products/101?auction=AAA',
    refurbished: { grade: 'AAA', name: 'Usado en exhibición', places: 'Monterrey (2), Puebla (1)' },
  });
  expect(plain).toMatchObject({ url: '/products/102', refurbished: null });
});

test('a line says when it is ready, what of it waits, why it cannot be bought, and what was granted', () => {
  const waiting = detail(1, {
    promised_on: '2026-12-01',
    supply: [
      { branch_id: 7, quantity: 1, promised_on: '2026-11-26' },
      { branch_id: null, quantity: 4, promised_on: '2026-12-01' },
    ],
    special_discount: { percent: '10.00', reason: 'Obra grande', authorised_by: 'Mariana' },
  });
  const view = cartView({ ...cart, cart_details: [waiting, detail(2)] }, [], new Map([[2, 'Ya no se vende']]));
  expect(view.lines).toMatchObject([
    {
      promisedOn: '2026-12-01',
      waiting: 4,
      shelves: [{ branchId: 7, quantity: 1 }],
      inactive: null,
      discount: { percent: '10.00', by: 'Mariana' },
    },
    { promisedOn: null, waiting: 0, inactive: 'Ya no se vende', discount: null },
  ]);
});

test('a delivery says where: its branch, else the office, else the address in one line', () => {
  const place = (parts: Parameters<typeof answerWith<CartDeliveryAnswer>>[0]) =>
    cartView({ ...cart, delivery: answerWith<CartDeliveryAnswer>(parts) }, []).delivery?.place;
  const address = {
    id: 1,
    alias: 'Bodega',
    receiversName: 'Ana',
    telephone: '81',
    street: 'Juárez',
    exteriorNumber: '1',
    interiorNumber: null,
    colony: 'Centro',
    municipality: 'Monterrey',
    state: 'Nuevo León',
    zipCode: '64000',
    reference: null,
  };
  expect(place({ type: 'branch_pickup', branch_id: 1, branch_name: 'Monterrey' })).toBe('Monterrey');
  expect(place({ type: 'delivery_office', delivery_office: 2, delivery_office_name: 'DHL Centro' })).toBe('DHL Centro');
  expect(place({ type: 'home_delivery', address })).toBe('Juárez 1, Centro, 64000 Monterrey, Nuevo León');
  expect(cartView(cart, []).delivery).toBeNull();
});

test('a payment says its parts, what each costs more, and what they leave over; nothing left over is none', () => {
  const parts = [
    { method: 'bank_transfer', amount: '60.00', commission: '0.00' },
    { method: 'credit', amount: '40.00', commission: '1.20' },
  ] as const;
  const view = (left_over: string) => cartView({ ...cart, payment: { method: 'mixed', left_over, parts } }, []);
  expect(view('0.00')).toMatchObject({
    leftOver: null,
    payments: [
      { method: 'bank_transfer', commission: null },
      { method: 'credit', commission: { amount: '1.20', currency: 'MXN' } },
    ],
  });
  expect(view('16.00').leftOver).toEqual({ amount: '16.00', currency: 'MXN' });
});

test('what a field of the stage tells is not told twice; what no field of it tells is told of the whole', () => {
  const errors = { payments: ['Tu crédito disponible es de $50.00 MXN'], 'products.101': ['quedan 2'] };
  const at = (stage: CartAnswer['stage']) => generalErrors(errors, cartView({ ...cart, stage }, []));
  expect(at('payment_method')).toEqual(['Producto 1: quedan 2']);
  expect(at('confirmation')).toEqual(['Tu crédito disponible es de $50.00 MXN', 'Producto 1: quedan 2']);
  expect(generalErrors({ a: ['Igual'], b: ['Igual'] }, cartView(cart, []))).toEqual(['Igual']);
});
