import type { FieldError } from '@mayorista/kernel';
import type { Grade } from '@mayorista/inventory/contract';
import type { OrderContents } from '@mayorista/sales/contract';

export interface Reported {
  readonly productId: number;
  readonly grade: Grade;
  readonly quantity: number;
  readonly serial: string | null;
}

interface Before {
  /** Pieces of this product and grade that other incidences of the order report. */
  readonly reported: number;
  /** The serial number has an incidence that is not closed. */
  readonly isSerialOpen: boolean;
}

/** Lists every reason why this cannot be reported of an order. */
export function judgeReport(
  { lines }: Pick<OrderContents, 'lines'>,
  { productId, grade, quantity, serial }: Reported,
  { reported, isSerialOpen }: Before,
): FieldError[] {
  const line = lines.find((each) => each.productId === productId && each.grade === grade);
  const left = (line?.quantity ?? 0) - reported;
  return [
    ...(line === undefined ? [{ code: 'not_in_order', field: 'product_id' }] : []),
    ...(line !== undefined && quantity > left
      ? [{ code: 'above_bought', field: 'quantity', params: { left: Math.max(0, left) } }]
      : []),
    ...(serial !== null && quantity > 1 ? [{ code: 'one_piece_a_serial', field: 'quantity' }] : []),
    ...(serial !== null && isSerialOpen ? [{ code: 'serial_reported', field: 'serial' }] : []),
  ];
}
