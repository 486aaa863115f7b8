import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { SaleOrderAnswer } from '../../api/contract';
import { orderRow, orderView } from './order.view';

const order = answerWith<SaleOrderAnswer>({
  id: 1,
  folio: 'MX-1',
  status: 'pending_payment',
  status_label: 'Pendiente de pago',
  placed_at: '2026-03-02T10:00:00Z',
  currency: 'USD',
  subtotal: '10.00',
  iva: '1.60',
  total: '11.60',
});

test('an order shows the label of its status and its total in its own currency', () => {
  expect(orderRow(order)).toMatchObject({
    status: 'Pendiente de pago',
    tone: 'yellow',
    total: { amount: '11.60', currency: 'USD' },
  });
});

test('an order without lines, branch or shipping still has a page', () => {
  expect(orderView(order, [])).toMatchObject({ lines: [], branch: null, shipping: null, history: [] });
});
