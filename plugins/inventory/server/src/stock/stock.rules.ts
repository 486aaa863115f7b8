import type { FieldError } from '@mayorista/kernel';
import type { StockLine } from '../../../contract';

export interface Balance {
  readonly onHand: number;
  readonly reserved: number;
}

export const keyOf = ({ productId, branchId, grade }: Pick<StockLine, 'productId' | 'branchId' | 'grade'>): string =>
  `${productId}|${branchId}|${grade}`;

/** Pieces that may still be sold. */
export const free = ({ onHand, reserved }: Balance): number => onHand - reserved;

/** Lines of the same shelf put together, in key order: the order in which everybody locks. */
export function merged(lines: readonly StockLine[]): StockLine[] {
  const byKey = new Map<string, StockLine>();
  for (const line of lines) {
    const key = keyOf(line);
    byKey.set(key, { ...line, quantity: line.quantity + (byKey.get(key)?.quantity ?? 0) });
  }
  return [...byKey.values()].sort(
    (a, b) => a.productId - b.productId || a.branchId - b.branchId || a.grade.localeCompare(b.grade),
  );
}

/** Every line that asks for more than is free, each with what there is. */
export function shortages(lines: readonly StockLine[], freeOf: (line: StockLine) => number): FieldError[] {
  return lines
    .filter((line) => line.quantity > freeOf(line))
    .map((line) => ({
      code: line.grade === 'Stock' ? 'not_enough_stock' : 'not_enough_refurbished',
      field: `products.${line.productId}`,
      params: { available: Math.max(0, freeOf(line)), asked: line.quantity, grade: line.grade },
    }));
}
