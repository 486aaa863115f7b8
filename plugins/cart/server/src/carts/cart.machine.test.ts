import { describe, expect, test } from 'vitest';
import { cartMachine, type CartSubject } from './cart.machine';

const complete: CartSubject = { lineCount: 1, invalidCount: 0, hasDelivery: true, hasAddress: true, hasPayment: true };
const ways = (subject: CartSubject) =>
  Object.fromEntries(
    cartMachine.states.map((from) => [
      from,
      cartMachine.transitions[from].filter(({ guard }) => (guard?.(subject) ?? []).length === 0).map(({ to }) => to),
    ]),
  );

describe('the stages of a cart', () => {
  test('a complete cart moves exactly along these ways', () => {
    expect(ways(complete)).toEqual({
      open: ['shipping_method'],
      shipping_method: ['delivery_address', 'payment_method', 'open'],
      delivery_address: ['payment_method', 'shipping_method', 'open'],
      payment_method: ['confirmation', 'shipping_method', 'open'],
      confirmation: ['ordered', 'payment_method', 'open'],
      ordered: [],
    });
  });

  test('an empty cart goes nowhere but back', () => {
    expect(ways({ ...complete, lineCount: 0 })).toMatchObject({
      open: [],
      shipping_method: ['open'],
      confirmation: ['payment_method', 'open'],
    });
  });

  test('without delivery there is no payment, without payment no order', () => {
    expect(ways({ ...complete, hasDelivery: false }).shipping_method).toEqual(['open']);
    expect(ways({ ...complete, hasPayment: false }).payment_method).toEqual(['shipping_method', 'open']);
  });

  test('whatever is missing on the way is told at once, each on its field', () => {
    const nothing = { lineCount: 0, invalidCount: 1, hasDelivery: false, hasAddress: false, hasPayment: false };
    const told = (from: 'open' | 'shipping_method' | 'confirmation', to: string, subject: CartSubject) =>
      cartMachine.transitions[from]
        .find((way) => way.to === to)
        ?.guard?.(subject)
        .map(({ code, field }) => `${field ?? ''}: ${code}`);
    expect(told('open', 'shipping_method', nothing)).toEqual([': cart_empty', ': check_order_data']);
    expect(told('confirmation', 'ordered', { ...nothing, lineCount: 1, invalidCount: 0 })).toEqual([
      'delivery: delivery_missing',
      'payment: payment_missing',
    ]);
    expect(told('shipping_method', 'payment_method', { ...complete, hasAddress: false })).toEqual([
      'address: address_missing',
    ]);
  });

  test('a delivery whose address is missing goes to the address and no further', () => {
    expect(ways({ ...complete, hasAddress: false })).toMatchObject({
      shipping_method: ['delivery_address', 'open'],
      delivery_address: ['shipping_method', 'open'],
    });
  });

  test('every stage but the last leads back to the list of products', () => {
    for (const stage of cartMachine.states.filter((each) => each !== 'open' && each !== 'ordered'))
      expect(ways(complete)[stage]).toContain('open');
  });
});
