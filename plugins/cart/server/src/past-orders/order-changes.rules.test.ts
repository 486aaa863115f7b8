import { describe, expect, test } from 'vitest';
import type { OrderContents } from '@mayorista/sales/contract';
import { changesSinceOrder } from './order-changes.rules';

const order = (currency: 'USD' | 'MXN' = 'USD') =>
  ({
    currency,
    lines: [
      {
        productId: 1,
        grade: 'Stock',
        name: 'C',
        quantity: 2,
        unitPrice: '10.00',
        discount: null,
        warrantyMonths: null,
      },
    ],
  }) as unknown as OrderContents;
const line = { id: 7, product_id: 1, auction_type: null, quantity: 2, unit_price: '10.00', promised_on: null };
const cart = (change: object) => ({
  currency: 'USD',
  shipping_cost: '0.00',
  cart_details: [{ ...line, available: 5, is_valid: true, product: { model: 'VK' }, ...change }],
});
const texts = (change: object, of = order()) => changesSinceOrder(of, cart(change)).map(({ text }) => text);

describe('what changed since an order was placed', () => {
  test('nothing', () => expect(texts({})).toEqual([]));
  test('its price', () => expect(texts({ unit_price: '12.00' })).toEqual(['VK: el precio cambió de $10.00 a $12.00']));
  test('not its price in another currency', () => expect(texts({ unit_price: '200.00' }, order('MXN'))).toEqual([]));
  test('its pieces', () => expect(texts({ available: 1 })).toEqual(['VK: quedan 1 de 2 piezas']));
  test('whether it is sold', () => expect(texts({ is_valid: false })).toEqual(['VK: ya no está disponible']));
  test('nothing of what was in the cart before', () =>
    expect(texts({ product_id: 2, unit_price: '1.00' })).toEqual([]));
});
