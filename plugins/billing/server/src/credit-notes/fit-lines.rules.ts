import { decimal, divideAmount, roundToCents } from '@mayorista/kernel/shared';
import { cfdiTotals } from '../cfdi/totals.rules';
import type { NewLine } from '../invoices/order-lines';

/** Decimals of a line's amounts: enough for every total in cents to be reached, and exact under a tax of whole percents. */
const lineDecimals = 4;

type Decimal = ReturnType<typeof decimal>;

const netOf = ({ amount, discount }: NewLine): Decimal => decimal(amount).minus(discount);

/** Returns the totals of lines as their document will say them. */
export const totalsOfLines = (lines: readonly NewLine[]) =>
  cfdiTotals(lines.map(({ amount, discount, iva_rate: ivaRate }) => ({ amount, discount, ivaRate })));

/** Returns what is taxed of an amount with its taxes, to the decimals of a line. Its rounded base and tax come to that amount, to the cent. */
const baseOf = (gross: string, rate: string): string =>
  decimal(gross).dividedBy(decimal(rate).plus(1)).toFixed(lineDecimals);

/**
 * Has lines come to a total, taxes included: what is less is a discount, what is more is on one piece of the dearest line. Lines that come to
 * it by themselves stay as they are.
 */
export function fitLines(lines: readonly NewLine[], total: string): NewLine[] {
  if (decimal(totalsOfLines(lines).total).equals(total)) return [...lines];
  const rates = [...new Set(lines.map(({ iva_rate: rate }) => decimal(rate).toFixed(2)))];
  const groups = rates.map((rate) => lines.filter(({ iva_rate: own }) => decimal(own).equals(rate)));
  const bases = basesOf(
    total,
    groups.map((group) => totalsOfLines(group).total),
    rates,
  );
  return groups.flatMap((group, at) => fitGroup(group, bases[at] ?? '0'));
}

/**
 * Divides an amount with its taxes over rates, by what each weighs; returns what is taxed at each. One alone, the heaviest, may have a base that
 * is no whole cents and takes what the others leave: rounded together, two of them would not come to the amount.
 */
export function basesOf(total: string, weights: readonly string[], rates: readonly string[]): string[] {
  const shares = divideAmount(total, weights);
  const heaviest = weights.reduce(
    (best, weight, at) => (decimal(weight).greaterThan(weights[best] ?? 0) ? at : best),
    0,
  );
  let left = decimal(total);
  const bases = rates.map((rate, at) => {
    if (at === heaviest) return '0';
    const base = decimal(baseOf(shares[at] ?? '0', rate)).toDecimalPlaces(2, 1);
    left = left.minus(base).minus(roundToCents(base.times(rate)));
    return base.toFixed(2);
  });
  return bases.map((base, at) => (at === heaviest ? baseOf(left.toFixed(2), rates[at] ?? '0') : base));
}

/** Has lines of one rate come to a base. */
function fitGroup(group: readonly NewLine[], base: string): NewLine[] {
  const nets = group.map(netOf);
  const all = nets.reduce((sum, net) => sum.plus(net), decimal(0));
  const dearest = nets.reduce((best, net, at) => (net.greaterThan(nets[best] ?? 0) ? at : best), 0);
  const less = all.minus(base);
  if (less.isNegative()) return group.flatMap((line, at) => (at === dearest ? raise(line, less.negated()) : [line]));
  const isHeld = less.lessThan(nets[dearest] ?? 0);
  const discounts = divideAmount(less, isHeld ? nets.map((_net, at) => (at === dearest ? 1 : 0)) : nets, lineDecimals);
  return group.map((line, at) => ({
    ...line,
    discount: decimal(line.discount)
      .plus(discounts[at] ?? 0)
      .toFixed(lineDecimals),
  }));
}

/** Puts an amount on one piece of a line, which becomes a line of its own: pieces times price stays exact. */
function raise(line: NewLine, more: Decimal): NewLine[] {
  const price = decimal(line.unit_price).plus(more).toFixed(lineDecimals);
  const one = { ...line, quantity: 1, unit_price: price, amount: price, discount: '0.00' };
  if (line.quantity === 1) return [{ ...one, discount: line.discount }];
  const quantity = line.quantity - 1;
  return [{ ...line, quantity, amount: decimal(line.unit_price).times(quantity).toFixed(lineDecimals) }, one];
}
