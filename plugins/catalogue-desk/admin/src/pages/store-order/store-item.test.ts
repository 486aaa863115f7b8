import { expect, test } from 'vitest';
import { inOrderOf, type StoreItem } from './store-item';

const item = (id: number, name = `División ${id}`): StoreItem => ({
  id,
  category_id: id * 10,
  name,
  is_active: true,
  order: id,
});
const ids = (items: readonly StoreItem[]) => items.map(({ id }) => id);

test('what somebody else changes meanwhile does not undo the order being arranged', () => {
  const arranged = [item(3), item(1), item(2)];
  expect(ids(inOrderOf(arranged, [item(1), item(2), item(3)]))).toEqual([3, 1, 2]);
  expect(ids(inOrderOf(arranged, [item(1), item(3), item(4)]))).toEqual([3, 1, 4]);
  expect(inOrderOf(arranged, [item(1, 'Redes'), item(3)])[1]?.name).toBe('Redes');
});

test('before anything is arranged the order is the one that was read', () => {
  expect(ids(inOrderOf([], [item(2), item(1)]))).toEqual([2, 1]);
});
