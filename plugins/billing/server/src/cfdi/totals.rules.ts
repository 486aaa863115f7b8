import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { CfdiLine } from './cfdi.types';

/** Taxes of all lines with one rate, two decimals. */
interface TaxTotal {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

export interface CfdiTotals {
  readonly subtotal: string;
  readonly discount: string;
  readonly taxes: readonly TaxTotal[];
  readonly totalTaxes: string;
  readonly total: string;
}

type Priced = Pick<CfdiLine, 'amount' | 'discount' | 'ivaRate'>;

/** Writes an amount with the six decimals that the lines of a CFDI may carry. */
export const toSixDecimals = (value: string): string => decimal(value).toFixed(6);

/** Returns what a line's IVA is charged on. */
export const lineBase = ({ amount, discount }: Priced): string => decimal(amount).minus(discount).toFixed(2);

/** Returns a line's IVA with six decimals. Four are exact: cents times a whole percentage. */
export const lineTax = (line: Priced): string => decimal(lineBase(line)).times(line.ivaRate).toFixed(6);

/**
 * Adds up the lines of a document. Taxes are added before they are rounded, so that the total is the lines' own to the cent, whatever
 * their number.
 */
export function cfdiTotals(lines: readonly Priced[]): CfdiTotals {
  const sum = (values: readonly string[]): string =>
    roundToCents(values.reduce((all, value) => all.plus(value), decimal(0)));
  const rates = [...new Set(lines.map(({ ivaRate }) => decimal(ivaRate).toFixed(2)))].sort().reverse();
  const taxes = rates.map((rate) => {
    const of = lines.filter(({ ivaRate }) => decimal(ivaRate).toFixed(2) === rate);
    return { rate, base: sum(of.map(lineBase)), amount: sum(of.map(lineTax)) };
  });
  const subtotal = sum(lines.map(({ amount }) => amount));
  const discount = sum(lines.map((line) => line.discount));
  const totalTaxes = sum(taxes.map(({ amount }) => amount));
  return {
    subtotal,
    discount,
    taxes,
    totalTaxes,
    total: roundToCents(decimal(subtotal).minus(discount).plus(totalTaxes)),
  };
}
