import { describe, expect, test } from 'vitest';
import { codesAllowed, defaultMay, judgeMay, switches } from './may.rules';

const ofRole = new Set(['store-prices.read', 'carts.write', 'distributor-quotations.write', 'sale-orders.read']);

describe('what a company allows a secondary user', () => {
  test('unless said, they buy and quote, and see no invoice', () => {
    const codes = codesAllowed(ofRole, defaultMay);
    expect(codes.has('carts.write')).toBe(true);
    expect(codes.has('distributor-quotations.accept')).toBe(true);
    expect(codes.has('invoices.read')).toBe(false);
  });

  test('each switch takes its own codes and leaves those of no switch', () => {
    const none = Object.fromEntries(switches.map((each) => [each, false])) as unknown as typeof defaultMay;
    expect([...codesAllowed(ofRole, none)]).toEqual(['sale-orders.read']);
    expect(codesAllowed(ofRole, { ...none, may_see_invoices: true }).has('invoices.read')).toBe(true);
  });

  test('invoices that another role shows are taken too', () => {
    expect(codesAllowed(new Set(['invoices.read']), defaultMay).has('invoices.read')).toBe(false);
  });

  test('nobody buys without seeing prices, and each field says so', () => {
    const blind = { ...defaultMay, may_see_prices: false };
    expect(judgeMay(blind).map(({ field }) => field)).toEqual(['may_buy', 'may_quote', 'may_approve']);
    expect(judgeMay({ ...blind, may_buy: false, may_quote: false, may_approve: false })).toEqual([]);
    expect(judgeMay(defaultMay)).toEqual([]);
  });
});
