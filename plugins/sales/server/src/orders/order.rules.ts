import { decimal, roundToCents, type Currency } from '@mayorista/kernel/shared';

export interface PricedLine {
  readonly quantity: number;
  /** Unit price, two decimals. */
  readonly unitPrice: string;
}

export interface Totals {
  readonly currency: Currency;
  readonly subtotal: string;
  readonly shippingCost: string;
  /** 0.16 or 0.08. */
  readonly ivaRate: string;
  readonly iva: string;
  readonly total: string;
}

export const lineTotal = ({ quantity, unitPrice }: PricedLine): string =>
  roundToCents(decimal(unitPrice).times(quantity));

/** Totals of an order: lines, shipping, and IVA on both, each rounded to the cent. */
export function totalsOf(
  lines: readonly PricedLine[],
  currency: Currency,
  ivaRate: string,
  shippingCost = '0.00',
): Totals {
  const subtotal = roundToCents(lines.reduce((sum, line) => sum.plus(lineTotal(line)), decimal(0)));
  const iva = roundToCents(decimal(subtotal).plus(shippingCost).times(ivaRate));
  const total = roundToCents(decimal(subtotal).plus(shippingCost).plus(iva));
  return { currency, subtotal, shippingCost, ivaRate, iva, total };
}

interface Named {
  readonly username: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
}

/** A person as they are called; by their user name where they gave no other. */
export const personName = ({ username, name, paternal_surname }: Named): string =>
  [name, paternal_surname].filter(Boolean).join(' ') || username;
