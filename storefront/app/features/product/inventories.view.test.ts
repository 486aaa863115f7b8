import { expect, test } from 'vitest';
import type { InventoryRowAnswer } from '../../api/product-answers';
import { inventoriesView } from './inventories.view';

const row = (name: string, parts: Partial<InventoryRowAnswer> = {}): InventoryRowAnswer => ({
  branch: { id: name.length, code: name, name, is_virtual: name === 'MEX-CEDIS' },
  inventories: {},
  transit_inventories: [],
  promised_on: null,
  value_restrictions: null,
  ...parts,
});

test('no rows open no dialog [SF-STOCK-008]', () => {
  expect(inventoriesView([])).toBeNull();
});

test('each condition grade that some branch has is a column, the best first, and every branch has its place in it', () => {
  const view = inventoriesView([
    row('Monterrey', { inventories: { Stock: 7, E: 4 } }),
    row('Tijuana', { inventories: { Stock: 2, AAA: 3, MALTRATADO: 1 } }),
    row('MEX-CEDIS'),
  ]);
  expect(view?.grades).toEqual(['MALTRATADO', 'AAA', 'E']);
  expect(view?.open.map(({ branch, stock, graded, isVirtual }) => [branch, stock, graded, isVirtual])).toEqual([
    ['Monterrey', 7, [0, 0, 4], false],
    ['Tijuana', 2, [1, 3, 0], false],
    ['MEX-CEDIS', 0, [0, 0, 0], true],
  ]);
});

test('restricted branches stand apart with their message', () => {
  const view = inventoriesView([row('Tijuana', { value_restrictions: 'Confirma antes' }), row('Puebla')]);
  expect(view?.open.map(({ branch }) => branch)).toEqual(['Puebla']);
  expect(view?.restricted.map(({ branch, restriction }) => [branch, restriction])).toEqual([
    ['Tijuana', 'Confirma antes'],
  ]);
});
