import { expect, test } from 'vitest';
import { heldPieces, matching, pickableLines, serialCount, type ShipmentPiece, type ShippableLine } from './shipment';

const piece = (more: Partial<ShipmentPiece>): ShipmentPiece => ({
  detail_id: 1,
  product_id: 3,
  name: 'Cámara',
  model: 'C-1',
  sku: null,
  grade: 'Stock',
  ordered: 5,
  quantity: 2,
  needs_serials: true,
  serials: [],
  ...more,
});
const line = (more: Partial<ShippableLine>): ShippableLine => ({
  id: 1,
  model: 'C-1',
  name: 'Cámara',
  quantity: 5,
  shipped_quantity: 1,
  fulfilment: 'stock',
  warehouse: { id: 7, name: 'Monterrey' },
  ...more,
});

test('what may still leave is what is wanted, less what left and what open shipments hold', () => {
  const held = heldPieces([
    { state: 'picking', pieces: [piece({})] },
    { state: 'shipped', pieces: [piece({ quantity: 1 })] },
  ]);
  expect(pickableLines([line({}), line({ id: 2, fulfilment: 'canceled' })], held)).toEqual([
    { detailId: 1, name: 'C-1 · Cámara', left: 2, warehouse: { id: 7, name: 'Monterrey' } },
  ]);
  expect(pickableLines([line({ quantity: 3 })], held)).toEqual([]);
});

test('awaited pieces come from no warehouse yet', () =>
  expect(pickableLines([line({ fulfilment: 'backorder' })], new Map())[0]?.warehouse).toBeNull());

test('serials are counted of pieces that carry them alone', () =>
  expect(
    serialCount([piece({ serials: [{ id: 1, serial: 'A' }] }), piece({ needs_serials: false, quantity: 9 })]),
  ).toEqual({ captured: 1, wanted: 2 }));

test('a line is found by words of its model and name, however they are written', () => {
  const lines = pickableLines([line({}), line({ id: 2, model: 'S-2', name: 'Sirena' })], new Map());
  const found = (searched: string) => matching(lines, searched).map(({ detailId }) => detailId);
  expect([found(''), found('camara c-1'), found('SIRENA'), found('cámara s-2')]).toEqual([[1, 2], [1], [2], []]);
});
