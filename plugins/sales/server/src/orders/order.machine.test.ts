import { expect, test } from 'vitest';
import { orderStatuses, orderWay } from '../../../order.states';
import { orderMachine, type OrderSubject } from './order.machine';

type From = keyof typeof orderMachine.transitions;
const refused = (from: From, to: string, subject: Partial<OrderSubject> = {}): string[] | undefined =>
  orderMachine.transitions[from]
    .find((way) => way.to === to)
    ?.guard?.({ lineCount: 1, shipping: null, ...subject })
    .map(({ code }) => code);

test('an order without lines is not paid for', () => {
  expect(refused('pending_payment', 'paid')).toEqual([]);
  expect(refused('pending_payment', 'paid', { lineCount: 0 })).toEqual(['order_without_lines']);
});

test('nobody says that pieces left which did not', () => {
  for (const from of ['preparing', 'ready'] as const) {
    expect(refused(from, 'shipped')).toEqual(['ship_by_shipment']);
    expect(refused(from, 'shipped', { shipping: 'partially_shipped' })).toEqual(['ship_by_shipment']);
    expect(refused(from, 'shipped', { shipping: 'shipped' })).toEqual([]);
    expect(refused(from, 'partially_shipped', { shipping: 'shipped' })).toEqual(['ship_by_shipment']);
  }
  expect(refused('partially_shipped', 'shipped', { shipping: 'partially_shipped' })).toEqual(['ship_by_shipment']);
});

test('canceling undoes what was taken and paid, from every state in which it may be', () => {
  const ways = orderMachine.states.flatMap((from) =>
    orderMachine.transitions[from].filter(({ to }) => to === 'canceled').map(({ effect }) => [from, effect]),
  );
  expect(ways).toEqual([
    ['waiting_approval', 'undo'],
    ['pending_payment', 'undo'],
    ['paid', 'undo'],
  ]);
});

test('the way that is shown of an order holds the state it is in, and takes steps of the machine alone, to the end', () => {
  for (const status of orderStatuses.filter((each) => each !== 'canceled'))
    for (const isPickup of [true, false]) {
      const way = orderWay(status, isPickup);
      expect(way).toContain(status);
      expect(way.at(-1)).toBe('delivered');
      const steps = way.slice(1).map((to, at) => orderMachine.transitions[way[at]!].some((step) => step.to === to));
      expect([status, isPickup, steps]).toEqual([status, isPickup, steps.map(() => true)]);
    }
  expect(orderWay('paid', true)).toEqual(['pending_payment', 'paid', 'preparing', 'ready', 'delivered']);
  expect(orderWay('shipped', true)).toEqual(['pending_payment', 'paid', 'preparing', 'shipped', 'delivered']);
  expect(orderWay('canceled', true)).toEqual([]);
});
