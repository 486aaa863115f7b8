import type { ProductSeed, StockSeed } from '../catalogue/types';
import { between, hash } from '../hash';

/** How many months back the demo world's sales go. */
export const historyMonths = 6;

export interface LimitSeed {
  minimum: number;
  maximum: number;
}

/**
 * Pieces sold in each of the last months, the oldest first; nothing of two shelves in three, and nothing of refurbished pieces.
 * Some sell more in a month than is left: those are what has to be restocked.
 */
export function monthlySales({ sku }: Pick<ProductSeed, 'sku'>, { branch, grade, quantity }: StockSeed): number[] {
  const key = `${sku}/${branch}`;
  if (grade !== 'Stock' || quantity < 4 || hash(`sells ${key}`) % 3 !== 0) return [];
  const runsLow = hash(`runs low ${key}`) % 6 === 0;
  const usual = Math.max(1, Math.round(runsLow ? quantity * 1.4 : quantity / 5));
  return Array.from({ length: historyMonths }, (_, month) => between(`${key} ${month}`, 0, usual * 2));
}

/** Limits of a shelf that sells: from half a month's sales to three months'. Null where nothing sells. */
export function limitsOf(sales: readonly number[]): LimitSeed | null {
  const sold = sales.reduce((sum, pieces) => sum + pieces, 0);
  if (sold === 0) return null;
  const month = Math.ceil(sold / historyMonths);
  return { minimum: Math.ceil(month / 2), maximum: month * 3 };
}
