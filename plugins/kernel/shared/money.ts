import Decimal from 'decimal.js';

export type { Decimal };

export type Currency = 'USD' | 'MXN';

/** Amount of money. `amount` is a decimal string ("1234.5"); no `number` ever holds one. */
export interface Money {
  readonly amount: string;
  readonly currency: Currency;
}

/** Value that converts to an exact decimal, such as a database driver or a form gives. */
export type Numeric = string | number | Decimal;

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** Converts a value to an exact decimal; throws on anything that is not a finite number. */
export function decimal(value: Numeric): Decimal {
  const exact = new Exact(value);
  if (!exact.isFinite()) throw new RangeError(`Not a finite amount: ${String(value)}`);
  return exact;
}

/** Builds Money from an amount and a currency, without rounding. */
export const money = (amount: Numeric, currency: Currency): Money => ({ amount: decimal(amount).toString(), currency });

/** Rounds half up to two decimals; all rounding of prices uses it (design: prices round per unit). */
export const roundToCents = (value: Numeric): string => decimal(value).toFixed(2, Decimal.ROUND_HALF_UP);

/** First amount that the columns of amounts, numeric(14,4), do not hold. */
const tooLarge = '10000000000';

/** Tells whether a column of amounts holds an amount; PostgreSQL refuses what is larger. */
export const fitsColumn = (value: Numeric): boolean => decimal(value).abs().lessThan(tooLarge);

/** Writes an amount for people, without its currency: '$1,234.50'. */
export const amountText = (value: Numeric): string => `$${groupThousands(roundToCents(value))}`.replace('$-', '-$');

/** Puts commas between the thousands of an amount that is text and stays it: '-1234567.80' is '-1,234,567.80'. */
export function groupThousands(amount: string): string {
  const whole = /^-?\d*/.exec(amount)?.[0] ?? '';
  const digits = whole.replace('-', '');
  const first = digits.length % 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
  return `${whole.startsWith('-') ? '-' : ''}${groups.filter((group) => group !== '').join(',')}${amount.slice(whole.length)}`;
}

/** Adds amounts of one currency, without rounding; throws a RangeError when currencies are mixed. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  const total = amounts.reduce((acc, each) => acc.plus(sameCurrency(each, currency)), decimal(0));
  return money(total, currency);
}

/** Multiplies an amount by `factor` (a quantity, a rate or a fraction), without rounding. */
export const times = (value: Money, factor: Numeric): Money =>
  money(decimal(value.amount).times(decimal(factor)), value.currency);

/** Subtracts `percent` (0 to 100) of `value` from it, without rounding. */
export const lessPercent = (value: Money, percent: Numeric): Money =>
  times(value, decimal(100).minus(decimal(percent)).dividedBy(100));

/** Converts at `rate` units of the target currency for one unit of the source, without rounding. */
export const convert = (value: Money, rate: Numeric, currency: Currency): Money =>
  money(decimal(value.amount).times(decimal(rate)), currency);

/**
 * Divides an amount in proportion to weights (none below zero). Where the parts so far end is rounded, not each part: they come to the whole,
 * none is below zero, and the last takes what is left. Without any weight all of it is the last one's.
 */
export function divideAmount(whole: Numeric, weights: readonly Numeric[], decimals = 2): string[] {
  const all = weights.reduce<Decimal>((sum, weight) => sum.plus(decimal(weight)), decimal(0));
  let weight = decimal(0);
  let given = decimal(0);
  return weights.map((each, at) => {
    weight = weight.plus(decimal(each));
    const share = all.isZero() ? Number(at === weights.length - 1) : weight.dividedBy(all);
    const end = decimal(whole).times(share).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
    const part = end.minus(given);
    given = end;
    return part.toFixed(decimals);
  });
}

/** Returns -1, 0 or 1 as `a` is less than, equal to or greater than `b`; throws a RangeError when currencies differ. */
export const compare = (a: Money, b: Money): number => decimal(a.amount).comparedTo(sameCurrency(b, a.currency));

export const isZero = (value: Numeric): boolean => decimal(value).isZero();

function sameCurrency(value: Money, currency: Currency): Decimal {
  if (value.currency !== currency) throw new RangeError(`Mixed currencies: ${value.currency} and ${currency}`);
  return decimal(value.amount);
}
