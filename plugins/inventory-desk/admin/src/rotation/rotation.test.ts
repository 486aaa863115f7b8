import { expect, test } from 'vitest';
import { branchesText, formatMonth, rotationText, soldFrom } from './rotation';

const rotation = { months: 6, sold: 120, average_sales: 20, stock: 50, months_of_stock: 2.5 };

test('a rotation is told as what sells in a month and how long what there is will last', () => {
  expect(rotationText(rotation)).toBe(
    'Se venden 20 piezas al mes (promedio de 6 meses completos). Las 50 que hay alcanzan para 2.5 meses.',
  );
  expect(rotationText({ ...rotation, stock: 0, months_of_stock: null })).toContain('No hay existencias');
  expect(rotationText({ ...rotation, sold: 0, average_sales: 0, months_of_stock: null })).toBe(
    'No se ha vendido en los últimos 6 meses completos.',
  );
});

test('months before the first sale are left out, the last one stands first', () => {
  const month = (name: string, pieces: number) => ({ month: name, pieces, byWarehouses: [] });
  const sold = [month('2026-08', 0), month('2026-09', 4), month('2026-10', 0)];
  expect(soldFrom(sold).map(({ month: name }) => name)).toEqual(['2026-10', '2026-09']);
  expect(soldFrom([month('2026-10', 0)])).toEqual([]);
});

test('a month is told by its name, and where its pieces were sold', () => {
  expect(formatMonth('2026-11')).toBe('noviembre de 2026');
  const sold = {
    month: '2026-11',
    pieces: 5,
    byWarehouses: [
      { warehouse_id: 1, pieces: 4 },
      { warehouse_id: 9, pieces: 1 },
    ],
  };
  expect(branchesText(sold, new Map([[1, 'Monterrey']]))).toBe('Monterrey: 4 · Sucursal 9: 1');
});
