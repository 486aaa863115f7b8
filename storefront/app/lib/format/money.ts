import type { Currency } from '../../api/contract';

/** An amount as the API sends it: a decimal string, and its currency. */
export interface Money {
  readonly amount: string;
  readonly currency: Currency;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(tag: string, currency: Currency): Intl.NumberFormat {
  const key = `${tag}|${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(key, format);
  return format;
}

/** `$1,234.50`: the symbol alone says nothing between dollars and pesos, so the code must stand near. */
export function formatAmount({ amount, currency }: Money, tag: string): string {
  return formatFor(tag, currency).format(Number(amount));
}

/** `$1,234.50 USD`. */
export function formatMoney(money: Money, tag: string): string {
  return `${formatAmount(money, tag)} ${money.currency}`;
}

/** Money out of an optional amount of the API; null when it is absent. */
export function moneyOf(amount: string | null | undefined, currency: Currency | undefined): Money | null {
  return amount === null || amount === undefined || currency === undefined ? null : { amount, currency };
}
