import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import {
  accountView,
  movementView,
  readStatementFilters,
  statementAddress,
  statementPdfAddress,
} from './statement.view';
import type { MovementAnswer } from './statements.api.server';

test('an address names an account and days; what makes no sense is the credit line in pesos', () => {
  expect(readStatementFilters(new URLSearchParams('kind=savings&currency=EUR&from=ayer'))).toEqual({
    kind: 'credit',
    currency: 'MXN',
    from: '',
    to: '',
  });
  const filters = readStatementFilters(new URLSearchParams('kind=wallet&currency=USD&to=2026-11-30'));
  expect(statementAddress(filters, 2)).toBe('/statements?kind=wallet&currency=USD&to=2026-11-30&page=2');
  expect(statementPdfAddress(filters)).toBe('/statement-downloads?kind=wallet&currency=USD&to=2026-11-30');
});

test('a movement of an order leads to it, and one that takes off says so', () => {
  const movement = answerWith<MovementAnswer>({
    id: 1,
    kind: 'refund',
    amount: '-12.00',
    balance: '5.00',
    source_type: 'sale-order',
    source_id: '7',
    source_label: 'Pedido P-7',
    due_on: null,
    note: null,
    happened_at: '2026-11-24T10:00:00.000Z',
  });
  expect(movementView(movement, 'USD')).toMatchObject({
    orderId: 7,
    isMinus: true,
    text: 'Pedido P-7',
    kind: 'refund',
  });
  const deposit = answerWith<MovementAnswer>({
    ...movement,
    source_type: 'deposit',
    source_label: null,
    note: 'SPEI',
    amount: '3.00',
    kind: 'deposit',
  });
  expect(movementView(deposit, 'USD')).toMatchObject({ orderId: null, isMinus: false, text: 'SPEI', kind: 'deposit' });
});

test('a wallet has no limit, and an account without anything overdue says nothing of it', () => {
  const wallet = { kind: 'wallet', currency: 'MXN', balance: '5.00', available: '5.00' } as const;
  expect(accountView(wallet)).toMatchObject({ isCredit: false, limit: null, overdue: null, isBlocked: false });
  const credit = { ...wallet, kind: 'credit', credit_limit: '9.00', overdue: '1.00', is_blocked: true } as const;
  expect(accountView(credit)).toMatchObject({ isCredit: true, overdue: { amount: '1.00' }, isBlocked: true });
});
