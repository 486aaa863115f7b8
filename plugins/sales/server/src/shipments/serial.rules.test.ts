import { expect, test } from 'vitest';
import { judgeSerials, missingSerials, serialKey } from './serial.rules';

const line = {
  detailId: 1,
  productId: 10,
  grade: 'Stock',
  quantity: 2,
  name: 'VK-1',
  carriesSerials: true,
  codes: ['VK-1', null, ' 7501 '],
};
type Piece = Parameters<typeof judgeSerials>[2]['pieces'][number];
const piece = (wish: Partial<Piece> = {}): Piece =>
  ({ productId: 10, serial: 'S1', state: 'in_stock', branchId: 5, grade: 'Stock', ...wish }) as Piece;
const judge = (
  serials: readonly string[],
  known: Partial<Parameters<typeof judgeSerials>[2]> = {},
  detailId = 1,
): string[] =>
  judgeSerials(
    serials.map((serial) => ({ detail_id: detailId, serial })),
    [line],
    { branchId: 5, pieces: [piece()], registered: new Set([10]), held: new Set(), ...known },
  ).map(({ code, field }) => `${field}: ${code}`);

test('a piece of the warehouse’s own shelf may leave', () => expect(judge(['S1'])).toEqual([]));

test('a code of the product itself is no serial number of a piece, whatever is written down', () => {
  const known = { pieces: [piece({ serial: 'VK-1' })], registered: new Set<number>() };
  expect(judge(['VK-1'], known)).toEqual(['serials.0.serial: serial_of_product']);
  expect(judge(['7501'])).toEqual(['serials.0.serial: serial_of_product']);
});

test('one of another warehouse, or of another grade in the same one, may not', () => {
  expect(judge(['S1'], { pieces: [piece({ branchId: 6 })] })).toEqual(['serials.0.serial: serial_elsewhere']);
  expect(judge(['S1'], { pieces: [piece({ grade: 'B' })] })).toEqual(['serials.0.serial: serial_elsewhere']);
});

test('one that left, was retired, is held or is not written down may not', () => {
  expect(judge(['S1'], { pieces: [piece({ state: 'shipped' })] })).toEqual(['serials.0.serial: serial_gone']);
  expect(judge(['S1'], { pieces: [piece({ state: 'retired' })] })).toEqual(['serials.0.serial: serial_retired']);
  expect(judge(['S1'], { held: new Set([serialKey(10, 'S1')]) })).toEqual(['serials.0.serial: serial_held']);
  expect(judge(['S9'])).toEqual(['serials.0.serial: serial_unknown']);
});

test('one that is not written down may, as long as none of its product is; the same number of another product is another piece', () => {
  expect(judge(['S9'], { pieces: [], registered: new Set() })).toEqual([]);
  expect(judge(['S1'], { pieces: [piece({ productId: 11, state: 'shipped' })], registered: new Set() })).toEqual([]);
  expect(judge(['S1'], { held: new Set([serialKey(11, 'S1')]) })).toEqual([]);
});

test('no serial stands twice, none is of a line that is not in the shipment, and a line has as many as pieces', () => {
  const pieces = [piece(), piece({ serial: 'S2' }), piece({ serial: 'S3' })];
  expect(judge(['S1', 'S1'])).toEqual(['serials.1.serial: serial_repeated']);
  expect(judge(['S1'], {}, 2)).toEqual(['serials.0.detail_id: not_in_this_shipment']);
  expect(judge(['S1', 'S2', 'S3'], { pieces })).toEqual(['serials.2.serial: serials_above_pieces']);
});

test('a line lacks serials until each piece has one, where its product carries them', () => {
  const given = [{ detail_id: 1, serial: 'S1' }];
  expect(missingSerials([line], given).map(({ code, params }) => [code, params?.missing])).toEqual([
    ['serials_missing', 1],
  ]);
  expect(missingSerials([line], [...given, { detail_id: 1, serial: 'S2' }])).toEqual([]);
  expect(missingSerials([{ ...line, carriesSerials: false }], given)).toEqual([]);
});
