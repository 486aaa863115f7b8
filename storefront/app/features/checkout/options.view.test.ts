import { describe, expect, test } from 'vitest';
import type { DeliveriesAnswer, LeftOverAnswer, PaymentMethodsAnswer, PickupAnswer } from '../../api/contract';
import { answerWith } from '../../api/testing/answer-with';
import {
  awaitedPieces,
  branchOptions,
  creditView,
  deliveryOptions,
  leftOverView,
  paymentOptions,
} from './options.view';
import type { AddressAnswer } from '../addresses/index.server';
import { partsOf, partsWithRest } from './payment-parts';
import { paymentSchema } from './checkout.schema';

test("the buyer's own branch stands first, and each says where it is", () => {
  const branches = [
    { branch_id: 1, branch_name: 'Monterrey', address: 'Av. Uno 1', opening_hours: null },
    { branch_id: 2, branch_name: 'Puebla', address: 'Calle Dos 2', opening_hours: '9 a 18 h' },
  ];
  expect(branchOptions(branches.map(answerWith<PickupAnswer>), 2)).toEqual([
    { id: 2, name: 'Puebla', detail: 'Calle Dos 2 · 9 a 18 h', isOwn: true },
    { id: 1, name: 'Monterrey', detail: 'Av. Uno 1', isOwn: false },
  ]);
});

test("addresses: the company's own before those of its book, main and favourites first, none that is out of use", () => {
  const address = (id: number, more: Partial<AddressAnswer> = {}) =>
    answerWith<AddressAnswer>({
      id,
      alias: `D${id}`,
      receivers_name: 'Ana',
      telephone: '8180000000',
      street: 'Calle',
      exterior_number: '1',
      interior_number: null,
      zip_code: '64000',
      colony: 'Centro',
      is_custom_colony: 0,
      municipality: 'Monterrey',
      state: 'Nuevo León',
      reference: null,
      is_favorited: 0,
      ...more,
    });
  const ways = answerWith<DeliveriesAnswer>({
    branches: [],
    deliveryOffices: [],
    carriers: [],
    clients: [],
    userBranchId: null,
  });
  const lists = {
    company: [address(1), address(2, { main_address: 1 }), address(3, { status: 0 })],
    book: [address(1), address(7, { is_favorited: 1 })],
  };
  expect(deliveryOptions(ways, lists, '').addresses.map(({ key }) => key)).toEqual([
    'company:2',
    'company:1',
    'book:7',
    'book:1',
  ]);
});

test('what the own branch has is not waited for; what others have, and what nobody has, is', () => {
  const branches = [{ id: 1, name: 'Monterrey', detail: null, isOwn: true }];
  const lines = [
    { waiting: 0, shelves: [{ branchId: 1, quantity: 5 }] },
    { waiting: 3, shelves: [{ branchId: 1, quantity: 1 }, { branchId: 2, quantity: 4 }] }, // prettier-ignore
  ];
  expect(awaitedPieces(lines, branches)).toEqual({ missing: 3, elsewhere: 4 });
  expect(awaitedPieces(lines.slice(0, 1), branches)).toEqual({ missing: 0, elsewhere: 0 });
});

test('people who may receive are called by their names; who has none is left out', () => {
  const clients = [
    { id: 1, nombre: 'Ana', apellidos: 'Ríos' },
    { id: 2, nombre: null, apellidos: null },
  ];
  const ways = answerWith<DeliveriesAnswer>({
    branches: [],
    deliveryOffices: [],
    carriers: [],
    clients,
    userBranchId: null,
  });
  expect(deliveryOptions(ways, { company: [], book: [] }, '').receivers).toEqual(['Ana Ríos']);
});

describe('payment', () => {
  test('what is closed stands last, with its reasons; a commission of nothing is none', () => {
    const [open, closed] = paymentOptions(
      answerWith<PaymentMethodsAnswer>({
        data: [{ method: 'cash', name: 'Efectivo', commission_percentage: '0.0000', available: null }],
        unavailable: [
          { method: 'credit', commission_percentage: '2.5', available: '0.00', closed_because: ['Vencido'] },
        ],
      }),
      'MXN',
    );
    expect(open).toMatchObject({ method: 'cash', commission: null, available: null, closedBecause: [] });
    expect(closed).toMatchObject({
      commission: '2.5',
      available: { amount: '0.00', currency: 'MXN' },
      closedBecause: ['Vencido'],
    });
  });

  test('a credit line says its limit, what is used, its days, and whether it is blocked', () => {
    const account = { kind: 'credit', currency: 'USD', balance: '10.00', available: '90.00', credit_limit: '100.00', credit_days: 30, overdue: '0.00', is_blocked: false } as const; // prettier-ignore
    expect(creditView(account)).toMatchObject({ used: { amount: '10.00' }, days: 30, overdue: null, isBlocked: false });
    expect(creditView({ ...account, overdue: '5.00', is_blocked: true })).toMatchObject({
      overdue: { amount: '5.00', currency: 'USD' },
      isBlocked: true,
    });
  });

  const parts = (form: Record<string, string>) => partsOf(paymentSchema.parse(form));

  test('one way pays all of it; a mix has an amount for each, written as people write them', () => {
    expect(parts({ method: 'cash', amount_cash: '5' })).toEqual([{ method: 'cash', amount: 'rest' }]);
    expect(parts({ method: 'mixed', amount_bank_transfer: '$1,250.50', amount_credit: '', amount_cash: '0' })).toEqual([
      { method: 'bank_transfer', amount: '1250.50' },
    ]);
  });

  test('what is left over is taken by one way more, beside what was chosen', () => {
    expect(partsWithRest([{ method: 'bank_transfer', amount: '10.00' }], 'credit')).toEqual([
      { method: 'bank_transfer', amount: '10.00' },
      { method: 'credit', amount: 'rest' },
    ]);
    expect(partsWithRest([{ method: 'cash', amount: '10.00' }], 'cash')).toEqual([{ method: 'cash', amount: 'rest' }]);
  });

  test('what is left over says which way would cover it, and what that costs', () => {
    const answer = answerWith<LeftOverAnswer>({ left_over: '50.00', currency: 'MXN', option_selected: 'cash', commission: '0.50', options: [{ method: 'cash' }] }); // prettier-ignore
    expect(leftOverView(answer)).toMatchObject({ chosen: 'cash', commission: { amount: '0.50' } });
    expect(leftOverView({ ...answer, commission: '0.00' }).commission).toBeNull();
  });
});
