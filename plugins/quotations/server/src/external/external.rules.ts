import { decimal, roundToCents } from '@mayorista/kernel/shared';

/** A line as a distributor shows it to its own customer: nothing in it tells what the distributor pays. */
interface ExternalLine {
  readonly productId: number;
  readonly model: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly subtotal: string;
}

interface CostLine {
  readonly productId: number;
  readonly model: string | null;
  readonly name: string;
  readonly quantity: number;
  /** What the distributor pays for one, two decimals. */
  readonly unitPrice: string;
}

/** Percents above the distributor's cost, up to two decimals: of the whole, and of single products in its place. */
export interface Margins {
  readonly whole: string;
  readonly byProduct: ReadonlyMap<number, string>;
}

export interface ExternalTotals {
  readonly lines: readonly ExternalLine[];
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
}

/** Builds a distributor's own quotation from what it pays: unit price, line, IVA and total are each rounded half up to the cent, so that they add up. */
export function addMargins(lines: readonly CostLine[], ivaRate: string, { whole, byProduct }: Margins): ExternalTotals {
  const priced = lines.map(({ productId, model, name, quantity, unitPrice: cost }): ExternalLine => {
    const percent = byProduct.get(productId) ?? whole;
    const unitPrice = roundToCents(decimal(cost).times(decimal(100).plus(percent)).dividedBy(100));
    return { productId, model, name, quantity, unitPrice, subtotal: roundToCents(decimal(unitPrice).times(quantity)) };
  });
  const subtotal = roundToCents(priced.reduce((sum, line) => sum.plus(line.subtotal), decimal(0)));
  const iva = roundToCents(decimal(subtotal).times(ivaRate));
  return { lines: priced, subtotal, iva, total: roundToCents(decimal(subtotal).plus(iva)) };
}
