import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { deliveryView } from './delivery.view';
import type { AddressOption, DeliveryOptionsAnswer } from './quotations.api.server';

const options = answerWith<DeliveryOptionsAnswer>({
  branches: [
    { branch_id: 2, name: 'Monterrey', address: 'Colón 1820' },
    { branch_id: 3, name: 'Puebla', address: '' },
  ],
  deliveryOffices: [{ office_delivery: 5, name: 'DHL Centro', carrier_name: 'DHL', address: 'Madero 1' }],
  carriers: [{ id: 9, name: 'Castores' }],
  userBranchId: 3,
});
const address = { alias: null, street: 'Hidalgo', exterior_number: '4', colony: 'Centro', zip_code: '64000' };
const addresses = [
  answerWith<AddressOption>({ id: 1, ...address }),
  answerWith<AddressOption>({ id: 2, ...address, alias: 'Matriz', main_address: 1 }),
];

test('who picks up is offered the own branch first', () => {
  expect(deliveryView(options, addresses, 'branch_pickup').places.map(({ name }) => name)).toEqual([
    'Puebla',
    'Monterrey: Colón 1820',
  ]);
});

test('what is sent asks for an address, the main one first; carriers are chosen for the own carrier alone', () => {
  expect(deliveryView(options, addresses, 'home_delivery')).toMatchObject({
    places: [{ id: 2, name: 'Matriz: Hidalgo 4, Centro, 64000' }, { id: 1 }],
    carriers: [],
  });
  expect(deliveryView(options, addresses, 'own_carrier').carriers).toEqual([{ id: 9, name: 'Castores' }]);
  expect(deliveryView(options, addresses, 'delivery_office').places).toEqual([{ id: 5, name: 'DHL Centro: Madero 1' }]);
});
