import { readOrderFile } from '@mayorista/config/lists';
import { expect, test } from 'vitest';
import { rowsAbove, typedAsCsv } from './typed-lines.server';

const read = (text: string) => {
  const rows = readOrderFile(typedAsCsv(text), 1_000);
  return 'problem' in rows
    ? rows
    : rows.map(({ row, code, pieces, problem }) => [row - rowsAbove, code, pieces ?? problem]);
};

test.each([
  ['VK-2CD2143G2-I 12', 'VK-2CD2143G2-I', 12],
  ['VK-2CD2143G2-I', 'VK-2CD2143G2-I', 1],
  ['PK-2, 3', 'PK-2', 3],
  ['MONITOR 24" x 2', 'MONITOR 24"', 2],
  ['PK-2\t"1,000"', 'PK-2', 1_000],
  ['PK-2\t4.0', 'PK-2', 4],
  ['PK-2\t4.5', 'PK-2', 'not_whole'],
  ['PK-2,1,500', 'PK-2', 'not_a_number'],
  ['PK-2 0', 'PK-2', 'below_one'],
])('%j is %s: %s', (text, code, pieces) => {
  expect(read(text)).toEqual([[1, code, pieces]]);
});

test('rows keep the numbers of the lines that were typed', () => {
  expect(read('A-1 2\n\n\nB-2 dos')).toEqual([
    [1, 'A-1', 2],
    [4, 'B-2 dos', 1],
  ]);
});
