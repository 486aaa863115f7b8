import type { FieldError } from '@mayorista/kernel';

/** What a company allows one of its secondary users. */
export interface May {
  readonly may_see_prices: boolean;
  readonly may_buy: boolean;
  readonly may_quote: boolean;
  readonly may_approve: boolean;
  readonly may_see_invoices: boolean;
}

export const switches = [
  'may_see_prices',
  'may_buy',
  'may_quote',
  'may_approve',
  'may_see_invoices',
] as const satisfies readonly (keyof May)[];

/** What secondary users may who were there before anybody said: buy and quote, and no invoices, which show the company's own prices. */
export const defaultMay: May = {
  may_see_prices: true,
  may_buy: true,
  may_quote: true,
  may_approve: true,
  may_see_invoices: false,
};

/** Permission codes that each switch gives or takes. */
const codesOf: Readonly<Record<keyof May, readonly string[]>> = {
  may_see_prices: ['store-prices.read'],
  may_buy: ['carts.write', 'sale-orders.cancel', 'sale-order-backorders.change', 'special-discounts.ask'],
  may_quote: ['distributor-quotations.write', 'external-quotation-datas.write'],
  may_approve: ['distributor-quotations.accept'],
  may_see_invoices: ['invoices.read'],
};

/** Returns the codes of a secondary user, given those of their roles: what is off is taken away, what is on is added. */
export function codesAllowed(codes: ReadonlySet<string>, may: May): Set<string> {
  const of = (isOn: boolean) => switches.filter((each) => may[each] === isOn).flatMap((each) => codesOf[each]);
  const off = new Set(of(false));
  return new Set([...codes, ...of(true)].filter((code) => !off.has(code)));
}

/** Refuses what makes no sense alone: whoever buys, quotes or accepts has to see prices. */
export const judgeMay = (may: May): FieldError[] =>
  may.may_see_prices
    ? []
    : (['may_buy', 'may_quote', 'may_approve'] as const)
        .filter((each) => may[each])
        .map((field) => ({ code: 'may_needs_prices', field }));
