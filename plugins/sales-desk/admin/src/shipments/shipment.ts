import { fold } from '@mayorista/kernel/shared';
import type { DataOf } from '@mayorista/config/answers';
import { isWanted } from '@mayorista/sales/shared';
import type { OrderLine } from '../orders/order';

export type AnsweredShipment = DataOf<'GET /order-shipments/{id}'>;
export type ShipmentPiece = AnsweredShipment['pieces'][number];

/** The answer of a shipment's page carries its pieces. */
export const shipmentOf = (record: object): AnsweredShipment => record as AnsweredShipment;

/** Serials captured and wanted of all pieces that carry them. */
export function serialCount(pieces: readonly ShipmentPiece[]): { readonly captured: number; readonly wanted: number } {
  const carrying = pieces.filter((piece) => piece.needs_serials || piece.serials.length > 0);
  return {
    captured: carrying.reduce((sum, { serials }) => sum + serials.length, 0),
    wanted: carrying.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** What of an order's line tells what may leave of it. */
export type ShippableLine = Pick<
  OrderLine,
  'id' | 'model' | 'name' | 'quantity' | 'shipped_quantity' | 'fulfilment' | 'warehouse'
>;

/** A line of an order that may still be put into a shipment. */
export interface PickableLine {
  readonly detailId: number;
  readonly name: string;
  readonly left: number;
  /** Null while its pieces are awaited: they come from whichever warehouse ships them. */
  readonly warehouse: { readonly id: number; readonly name: string } | null;
}

/** Lists what of an order may still leave: pieces that are wanted, less those that left and those that open shipments hold. */
export function pickableLines(
  lines: readonly ShippableLine[],
  held: ReadonlyMap<number, number>,
): readonly PickableLine[] {
  return lines
    .filter(isWanted)
    .map((line) => ({
      detailId: line.id,
      name: [line.model, line.name].filter(Boolean).join(' · '),
      left: line.quantity - line.shipped_quantity - (held.get(line.id) ?? 0),
      warehouse: line.fulfilment === 'stock' ? line.warehouse : null,
    }))
    .filter(({ left }) => left > 0);
}

/** The lines whose model or name has every word of `searched` in it, in any order. */
export function matching(lines: readonly PickableLine[], searched: string): readonly PickableLine[] {
  const words = fold(searched).split(/\s+/).filter(Boolean);
  return lines.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}

/** Pieces that open shipments hold, by line. */
export const heldPieces = (
  shipments: readonly Pick<AnsweredShipment, 'state' | 'pieces'>[],
): ReadonlyMap<number, number> => {
  const held = new Map<number, number>();
  for (const { state, pieces } of shipments)
    for (const { detail_id: id, quantity } of state === 'picking' ? pieces : [])
      held.set(id, (held.get(id) ?? 0) + quantity);
  return held;
};
