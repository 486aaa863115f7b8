import { expect, test } from 'vitest';
import { branchStocks, changeOf, gradeChoices, type BranchInventory } from './stock';

const branch = (id: number, rest: Partial<BranchInventory> = {}): BranchInventory => ({
  branch: { id, name: `Sucursal ${id}`, code: `S${id}`, is_virtual: false },
  inventories: {},
  transit_inventories: [],
  value_restrictions: null,
  ...rest,
});
const names = new Map([['A', 'Usado']]);
const totals = {
  byWarehouses: [
    { warehouse_id: 1, stock: 0, real_stock: 0 },
    { warehouse_id: 2, stock: 4, real_stock: 7 },
  ],
  total: 4,
};

test('a branch tells what is free, what is held, its other conditions and what comes', () => {
  const transit = [{ quantity: 20, available_on: '2026-05-03' }];
  const given = branch(2, { inventories: { Stock: 4, A: 2, B: 1, C: 0 }, transit_inventories: transit });
  expect(branchStocks([given], totals, names)).toEqual([
    {
      id: 2,
      name: 'Sucursal 2',
      free: 4,
      reserved: 3,
      grades: [
        { grade: 'A', name: 'Usado', pieces: 2 },
        { grade: 'B', name: 'B', pieces: 1 },
      ],
      transit,
      restriction: null,
    },
  ]);
});

test('branches with nothing stand last', () =>
  expect(branchStocks([branch(1), branch(2), branch(3)], totals, names).map(({ id }) => id)).toEqual([2, 1, 3]));

test.each([
  ['5', 5],
  ['+5', 5],
  ['-12', -12],
  ['0', null],
  ['1.5', null],
  ['', null],
  ['999999', null],
])('«%s» changes the stock by %s', (text, change) => expect(changeOf(text)).toBe(change));

test('pieces may be adjusted of new stock and of every grade', () =>
  expect(gradeChoices(names)).toEqual([
    ['Stock', 'Nuevo'],
    ['A', 'Usado'],
  ]));
