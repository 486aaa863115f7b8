import { describe, expect, test } from 'vitest';
import { changesSince, seenOf, shippingChange, type SeenLine } from './judge-again.rules';

const line = {
  id: 1,
  quantity: 3,
  unit_price: '10.00',
  available: 5,
  promised_on: '2026-03-10',
  is_valid: true,
  product: { model: 'VK-1', name: 'Cámara' },
};
const cart = (wish: Partial<SeenLine> & { product?: unknown } = {}, shipping_cost = '0.00') => ({
  shipping_cost,
  cart_details: [{ ...line, ...wish }],
});
const told = (wish: Parameters<typeof cart>[0], before: Parameters<typeof cart>[0] = {}) =>
  changesSince(seenOf(cart(before)), cart(wish)).map(({ field, text }) => [field, text]);

describe('what changed since a buyer was shown their cart', () => {
  test('is nothing while all is as it was, and nothing is compared with what was never shown', () => {
    expect(told({})).toEqual([]);
    expect(changesSince(null, cart({ unit_price: '99.00' }))).toEqual([]);
  });

  test('is a price, from what to what', () =>
    expect(told({ unit_price: '12.50' })).toEqual([['unit_price', 'VK-1: el precio cambió de $10.00 a $12.50']]));

  test('is stock that no longer suffices, or does again; not other stock that is enough', () => {
    expect(told({ available: 2 })).toEqual([['available', 'VK-1: quedan 2 de 3 piezas']]);
    expect(told({}, { available: 2 })).toEqual([['available', 'VK-1: hay existencias de nuevo']]);
    expect(told({ available: 3 })).toEqual([]);
    expect(told({ available: 0 }, { available: 1 })).toEqual([]);
    expect(told({ available: null })).toEqual([]);
  });

  test('is the day that is promised, which may be unknown by now', () => {
    expect(told({ promised_on: '2026-03-12' })).toEqual([
      ['promised_on', 'VK-1: la fecha de entrega es el 2026-03-12'],
    ]);
    expect(told({ promised_on: null })).toEqual([['promised_on', 'VK-1: la fecha de entrega está por confirmar']]);
  });

  test('is that a product is not sold any more, and then nothing else of it', () =>
    expect(told({ is_valid: false, unit_price: '99.00', available: 0 })).toEqual([
      ['is_valid', 'VK-1: ya no está disponible'],
    ]));

  test('is all of it at once, line by line, under the name that a product has', () => {
    const before = {
      shipping_cost: '0.00',
      cart_details: [line, { ...line, id: 2, product: { model: null, name: 'Cable' } }],
    };
    const now = {
      ...before,
      cart_details: before.cart_details.map((each) => ({ ...each, unit_price: '11.00', available: 1 })),
    };
    expect(changesSince(seenOf(before), now).map(({ detail_id: id, field, text }) => [id, field, text])).toEqual([
      [1, 'unit_price', 'VK-1: el precio cambió de $10.00 a $11.00'],
      [1, 'available', 'VK-1: quedan 1 de 3 piezas'],
      [2, 'unit_price', 'Cable: el precio cambió de $10.00 a $11.00'],
      [2, 'available', 'Cable: quedan 1 de 3 piezas'],
    ]);
  });

  test('is no news where the buyer changed the pieces, or added the line', () => {
    expect(told({ quantity: 4, available: 1, unit_price: '9.00' })).toEqual([]);
    expect(changesSince({ lines: {}, shipping_cost: '0.00' }, cart({ unit_price: '99.00' }))).toEqual([]);
  });
});

test('a delivery that costs another amount is told for the whole cart', () => {
  expect(shippingChange(seenOf(cart({}, '150.00')), cart({}, '150'))).toEqual([]);
  expect(shippingChange(seenOf(cart({}, '150.00')), cart({}, '0.00'))).toEqual([
    {
      detail_id: null,
      field: 'shipping_cost',
      before: '150.00',
      after: '0.00',
      text: 'El costo de envío cambió de $150.00 a $0.00',
    },
  ]);
  expect(shippingChange(null, cart({}, '9.00'))).toEqual([]);
});
