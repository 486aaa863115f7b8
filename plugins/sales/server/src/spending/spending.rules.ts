import type { Words } from '@mayorista/kernel/shared';
import { decimal, roundToCents } from '@mayorista/kernel/shared';

export interface Limits {
  readonly currency: 'MXN' | 'USD';
  /** Null where there is none. */
  readonly orderLimit: string | null;
  readonly monthLimit: string | null;
}

/** An amount with what a dollar cost when it was spent. */
export interface Spent {
  readonly total: string;
  readonly currency: string;
  /** Pesos for one dollar. */
  readonly exchangeRate: string | null;
}

/** Why an order waits for approval. Amounts are in the currency of the limits. */
export interface SpendingReason {
  readonly rule: 'order_limit' | 'month_limit';
  readonly limit: string;
  readonly amount: string;
  readonly currency: 'MXN' | 'USD';
}

/** Tells what an order is above of: its own limit, and that of the month with what was spent before. Nothing at the limit itself. */
export function reasonsToAsk(order: Spent, before: readonly Spent[], limits: Limits): SpendingReason[] {
  const { currency, orderLimit, monthLimit } = limits;
  const own = inCurrency(order, currency);
  const month = roundToCents(before.reduce((sum, each) => sum.plus(inCurrency(each, currency)), decimal(own)));
  return [
    ...(orderLimit !== null && decimal(own).greaterThan(orderLimit)
      ? [{ rule: 'order_limit' as const, limit: roundToCents(orderLimit), amount: own, currency }]
      : []),
    ...(monthLimit !== null && decimal(month).greaterThan(monthLimit)
      ? [{ rule: 'month_limit' as const, limit: roundToCents(monthLimit), amount: month, currency }]
      : []),
  ];
}

/** An amount in another currency, by the rate it was spent at; without a rate it counts as it is. */
export function inCurrency({ total, currency, exchangeRate }: Spent, to: 'MXN' | 'USD'): string {
  if (currency === to || exchangeRate === null) return roundToCents(total);
  return roundToCents(to === 'MXN' ? decimal(total).times(exchangeRate) : decimal(total).dividedBy(exchangeRate));
}

/** How a reason is told to whoever may not know what the order is charged at. */
export const reasonName = ({ rule }: SpendingReason): Words =>
  rule === 'order_limit'
    ? { es: 'El pedido pasa de su límite por pedido', en: 'The order is above its limit per order' }
    : { es: 'El mes pasa de su límite', en: 'The month is above its limit' };

/** How a reason is told to people. */
export const reasonWords = ({ rule, limit, amount, currency }: SpendingReason): Words =>
  rule === 'order_limit'
    ? {
        es: `El pedido suma $${amount} ${currency} y su límite es de $${limit}`,
        en: `The order adds up to $${amount} ${currency} and its limit is $${limit}`,
      }
    : {
        es: `En el mes suma $${amount} ${currency} y su límite es de $${limit}`,
        en: `The month adds up to $${amount} ${currency} and its limit is $${limit}`,
      };
