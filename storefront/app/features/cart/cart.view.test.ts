import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { CartAnswer, CartDetailAnswer } from '../../api/contract';
import { cartSummary, cartView } from './cart.view';

const detail = (id: number, more: Parameters<typeof answerWith<CartDetailAnswer>>[0] = {}) =>
  answerWith<CartDetailAnswer>({
    id,
    product_id: 100 + id,
    quantity: 2,
    product: { id: 100 + id, name: `Producto ${id}`, brand_name: 'Axion', model: 'A-1' },
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
  [16, 16],
  [null, null],
  [undefined, null],
])('an IVA rate written %s is %s per cent', (iva_rate, percent) => {
  expect(cartView({ ...cart, iva_rate: iva_rate as string }, []).ivaPercent).toBe(percent);
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
      { branch_name: 'Monterrey', quantity: 2 },
      { branch_name: 'Puebla', quantity: 1 },
    ],
  });
  const [refurbished, plain] = cartView({ ...cart, cart_details: [line, detail(2)] }, []).lines;
  expect(refurbished).toMatchObject({
    url: '/products/101?auction=AAA',
    refurbished: { grade: 'AAA', name: 'Usado en exhibición', places: 'Monterrey (2), Puebla (1)' },
  });
  expect(plain).toMatchObject({ url: '/products/102', refurbished: null });
});
