import { describe, expect, test } from 'vitest';
import type { CardAnswer } from '../../api/contract';
import { answerWith } from '../../api/testing/answer-with';
import type { DivisionAnswer, PlacedAnswer, PlacedLineAnswer } from './placed.api.server';
import { owesTransfer, placedView, replacementsOf, waitingLines } from './placed.view';

const line = (id: number, fulfilment: PlacedLineAnswer['fulfilment']): PlacedLineAnswer =>
  answerWith<PlacedLineAnswer>({
    id,
    product_id: 100 + id,
    name: `Producto ${id}`,
    model: 'A-1',
    image_full_path: null,
    auction_type: null,
    quantity: 3,
    unit_price: '50.00',
    subtotal: '150.00',
    fulfilment,
    fulfilment_label: fulfilment,
    promised_on: null,
  });
const part = (id: number, method: 'bank_transfer' | 'credit' | 'cash', status: 'pending' | 'in_review' | 'received') =>
  answerWith<PlacedAnswer['payments'][number]>({
    id,
    method,
    method_label: method,
    amount: '10.00',
    commission: '0.00',
    status,
    status_label: status,
    due_on: null,
  });
const order = answerWith<PlacedAnswer>({
  id: 1,
  folio: 'P-1',
  status: 'pending_payment',
  status_label: 'Pendiente de pago',
  currency: 'MXN',
  subtotal: '1.00',
  shipping_cost: '0.00',
  iva: '0.16',
  total: '1.16',
  payment_reference: '1',
  branch: { id: 1, name: 'Monterrey' },
  delivery: {
    method_label: 'Recoger en sucursal',
    carrier_name: null,
    office_name: null,
    receiver: null,
    address: null,
  },
  payments: [part(1, 'bank_transfer', 'pending'), part(2, 'credit', 'received'), part(3, 'cash', 'in_review')],
});
const division = (id: number, is_backorder: boolean, details: PlacedLineAnswer[]): DivisionAnswer =>
  answerWith<DivisionAnswer>({
    id,
    folio: `P-1-${id}`,
    warehouse: is_backorder ? null : { id: 1, name: 'Monterrey' },
    is_backorder,
    promised_on: '2026-11-26',
    delivery_from: is_backorder ? null : '2026-11-27',
    delivery_to: is_backorder ? null : '2026-11-29',
    details,
  });
const around = { imageOrigins: [], replacements: new Map() };

describe('an order that was just placed', () => {
  test('says what comes when, division by division, and leaves out those that hold nothing', () => {
    const divisions = [division(1, false, [line(1, 'stock')]), division(2, true, [line(2, 'backorder')]), division(3, false, [])]; // prettier-ignore
    const view = placedView(order, divisions, around);
    expect(view.divisions.map(({ warehouse, isBackorder, arrives }) => [warehouse, isBackorder, arrives?.to])).toEqual([
      ['Monterrey', false, '2026-11-29'],
      [null, true, undefined],
    ]);
    expect(view.divisions[1]?.lines[0]).toMatchObject({ isWaiting: true, gone: null });
    expect(waitingLines(divisions).map(({ id }) => id)).toEqual([2]);
  });

  test('what is picked up arrives nowhere: it is there once it is ready', () => {
    const pickup = {
      ...division(1, false, [line(1, 'stock')]),
      delivery_from: '2026-11-26',
      delivery_to: '2026-11-26',
    };
    expect(placedView(order, [pickup], around).divisions[0]).toMatchObject({ promisedOn: '2026-11-26', arrives: null });
  });

  test('a line that is not wanted any more says so', () => {
    const [first] = placedView(order, [division(1, true, [line(1, 'canceled')])], around).divisions;
    expect(first?.lines[0]).toMatchObject({ isWaiting: false, gone: 'canceled' });
  });

  test('takes receipts of what is paid outside the house, also while one is looked at', () => {
    expect(placedView(order, [], around).payments.map(({ takesReceipt }) => takesReceipt)).toEqual([true, false, true]);
    const waiting = placedView({ ...order, status: 'waiting_approval' }, [], around);
    expect(waiting.payments.some(({ takesReceipt }) => takesReceipt)).toBe(false);
    expect([waiting.waitsForApproval, placedView(order, [], around).waitsForApproval]).toEqual([true, false]);
    expect(owesTransfer(order)).toBe(true);
    expect(owesTransfer({ ...order, payments: [part(2, 'credit', 'received')] })).toBe(false);
  });
});

test('what comes instead is there in number and costs no more', () => {
  const card = (id: number, price: string, pieces: number) =>
    answerWith<CardAnswer>({
      id,
      name: `C${id}`,
      calculated_distributor_price: price,
      total_inventories: pieces,
    });
  const cards = [card(1, '50.00', 3), card(2, '50.01', 9), card(3, '10.00', 2)];
  expect(replacementsOf(line(1, 'backorder'), cards, 'MXN').map(({ id }) => id)).toEqual([1]);
});
