import type { FieldError } from '@mayorista/kernel';
import type { SerialPiece } from '@mayorista/inventory/contract';
import { isProductCode } from '@mayorista/inventory/shared';

/** A line of a shipment whose pieces may carry serial numbers. */
export interface SerialLine {
  readonly detailId: number;
  readonly productId: number;
  readonly grade: string;
  readonly quantity: number;
  /** What else a scanner may read from its box: SKU, model, part number, barcode. */
  readonly codes: readonly (string | null)[];
}

export interface GivenSerial {
  readonly detail_id: number;
  /** In capitals. */
  readonly serial: string;
}

interface Known {
  readonly branchId: number;
  /** Pieces that carry the given serials, of whatever products. */
  readonly pieces: readonly SerialPiece[];
  /** Products whose serials the house keeps: one that is not written down is refused. */
  readonly registered: ReadonlySet<number>;
  /** Serials that other shipments hold and that have not left: `product|serial`. */
  readonly held: ReadonlySet<string>;
}

export const serialKey = (productId: number, serial: string): string => `${productId}|${serial}`;

/** Lists every reason against the serial numbers of a shipment: doubles, unknown ones, of another shelf, gone, more than pieces. */
export function judgeSerials(given: readonly GivenSerial[], lines: readonly SerialLine[], known: Known): FieldError[] {
  const seen = new Set<string>();
  return given.flatMap(({ detail_id: id, serial }, at): FieldError[] => {
    const field = `serials.${at}.serial`;
    const line = lines.find(({ detailId }) => detailId === id);
    if (line === undefined) return [{ code: 'not_in_this_shipment', field: `serials.${at}.detail_id` }];
    const key = serialKey(line.productId, serial);
    if (seen.has(key)) return [{ code: 'serial_repeated', field, params: { serial } }];
    seen.add(key);
    const before = given.slice(0, at).filter((each) => each.detail_id === id).length;
    if (before >= line.quantity) return [{ code: 'serials_above_pieces', field, params: { quantity: line.quantity } }];
    return judgeOne(serial, line, known).map((refusal) => ({ ...refusal, field, params: { serial } }));
  });
}

function judgeOne(serial: string, { productId, grade, codes }: SerialLine, known: Known): { readonly code: string }[] {
  if (isProductCode(serial, codes)) return [{ code: 'serial_of_product' }];
  if (known.held.has(serialKey(productId, serial))) return [{ code: 'serial_held' }];
  const piece = known.pieces.find((each) => each.productId === productId && each.serial === serial);
  if (piece === undefined) return known.registered.has(productId) ? [{ code: 'serial_unknown' }] : [];
  if (piece.state === 'shipped') return [{ code: 'serial_gone' }];
  if (piece.state === 'retired') return [{ code: 'serial_retired' }];
  if (piece.branchId !== known.branchId || piece.grade !== grade) return [{ code: 'serial_elsewhere' }];
  return [];
}

/** Lines of products that carry serials on each piece, and lack some. */
export const missingSerials = (
  lines: readonly (SerialLine & { readonly name: string; readonly carriesSerials: boolean })[],
  given: readonly GivenSerial[],
): FieldError[] =>
  lines.flatMap(({ detailId, quantity, name, carriesSerials }) => {
    const captured = given.filter((each) => each.detail_id === detailId).length;
    return carriesSerials && captured < quantity
      ? [{ code: 'serials_missing', params: { product: name, missing: quantity - captured } }]
      : [];
  });
