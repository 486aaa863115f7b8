import { decimal } from '@mayorista/kernel';

/** Months that an average of sales looks back, the current one left out: it is not over. */
export const averagedMonths = 6;

/** Pieces a month, one decimal. Pure. */
export const averageSales = (pieces: number, months: number = averagedMonths): number =>
  pieces <= 0 ? 0 : decimal(pieces).dividedBy(months).toDecimalPlaces(1).toNumber();

export interface Rotation {
  /** Pieces sold in the period. */
  readonly sold: number;
  readonly average_sales: number;
  readonly stock: number;
  /** How often the stock of today was sold in the period, two decimals; null without stock. */
  readonly rotation: number | null;
  /** How many months the stock lasts at this pace, one decimal; null when nothing sells. */
  readonly months_of_stock: number | null;
}

/** What was sold in `months` months against what there is. Pure. */
export function rotationOf({
  sold,
  stock,
  months,
}: {
  readonly sold: number;
  readonly stock: number;
  readonly months: number;
}): Rotation {
  const average = averageSales(sold, months);
  return {
    sold,
    average_sales: average,
    stock,
    rotation: stock <= 0 ? null : decimal(Math.max(sold, 0)).dividedBy(stock).toDecimalPlaces(2).toNumber(),
    months_of_stock:
      average === 0 ? null : decimal(Math.max(stock, 0)).times(months).dividedBy(sold).toDecimalPlaces(1).toNumber(),
  };
}
