import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { CfdiLine } from './cfdi.types';

/** Taxes of all lines with one rate, two decimals. */
export interface TaxTotal {
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

const rateOf = (line: Priced): string => decimal(line.ivaRate).toFixed(2);

/** Writes an amount with the six decimals that the lines of a CFDI may carry. */
export const toSixDecimals = (value: string): string => decimal(value).toFixed(6);

/** Returns what a line's IVA is charged on. */
export const lineBase = ({ amount, discount }: Priced): string =>
  toSixDecimals(decimal(amount).minus(discount).toString());

/**
 * Tells whether a line is an object of tax: what costs nothing has no base, and a tax of base 0 is refused (CFDI40174: 'El valor del campo
 * Base que corresponde a Traslado debe ser mayor que cero').
 */
export const isTaxed = (line: Priced): boolean => decimal(lineBase(line)).greaterThan(0);

/** Returns a line's IVA with six decimals, which are exact: its base has four at the most, its rate is a whole percentage. */
export const lineTax = (line: Priced): string => decimal(lineBase(line)).times(rateOf(line)).toFixed(6);

/**
 * Adds up the lines of a document. Taxes are added before they are rounded, so that the total is the lines' own to the cent, whatever
 * their number.
 */
export function cfdiTotals(lines: readonly Priced[]): CfdiTotals {
  const sum = (values: readonly string[]): string =>
    roundToCents(values.reduce((all, value) => all.plus(value), decimal(0)));
  const taxed = lines.filter(isTaxed);
  const rates = [...new Set(taxed.map(rateOf))].sort().reverse();
  const taxes = rates.map((rate) => {
    const of = taxed.filter((line) => rateOf(line) === rate);
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
