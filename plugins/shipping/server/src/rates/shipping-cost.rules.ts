import { FREE_SHIPPING_FROM_MXN } from '@mayorista/config/constants';
import { convert, decimal, money, roundToCents, type Currency, type Money } from '@mayorista/kernel/shared';
import type { FieldError } from '@mayorista/kernel';
import type { ShippingCost, ShippingQuestion, ShippingReason } from '../../../contract';
import type { DeliveryMethod } from '../../../shared/methods';

/** A rate in force. */
export interface Rate {
  readonly id: number;
  readonly name: string;
  readonly method: DeliveryMethod;
  readonly carrierId: number | null;
  /** Both null: everywhere. */
  readonly zipFrom: string | null;
  readonly zipTo: string | null;
  readonly amount: string;
  readonly currency: Currency;
  /** Merchandise above so many pesos before IVA is delivered free; null never. */
  readonly freeFromMxn: string | null;
  readonly days: { readonly least: number; readonly most: number };
}

/** What a new installation begins with: free above this, and what its rates say (spec storefront 9). */
export const freeFromByDefault = FREE_SHIPPING_FROM_MXN;

/**
 * What a delivery costs before IVA, in the currency of the merchandise, and why: the closest rate holds (the carrier's own before any
 * carrier's, the narrowest range of postal codes before everywhere, the older one among equals). Field errors when nobody delivers
 * there that way. A pick-up costs nothing.
 */
export function shippingCost(question: ShippingQuestion, rates: readonly Rate[]): ShippingCost | readonly FieldError[] {
  const { method, merchandise, exchangeRate } = question;
  if (method === 'branch_pickup') return pickup(merchandise.currency);
  const rate = closest(question, rates);
  if (rate === undefined)
    return [{ code: 'no_delivery_there', field: 'delivery', params: { zip: question.zipCode ?? '' } }];
  const reasons: ShippingReason[] = [
    { rule: 'rate', label: `${rate.name}: $${roundToCents(rate.amount)} ${rate.currency}` },
  ];
  const common = { currency: merchandise.currency, rateId: rate.id, days: rate.days };
  if (isFree(rate, toPesos(merchandise, exchangeRate))) {
    reasons.push({ rule: 'free_from', label: `Gratis arriba de $${roundToCents(rate.freeFromMxn ?? 0)} MXN + IVA` });
    return { ...common, amount: '0.00', reasons };
  }
  return { ...common, amount: inCurrency(rate, merchandise.currency, exchangeRate, reasons), reasons };
}

const pickup = (currency: Currency): ShippingCost => ({
  amount: '0.00',
  currency,
  rateId: null,
  days: { least: 0, most: 0 },
  reasons: [{ rule: 'branch_pickup', label: 'Recoger en sucursal no tiene costo' }],
});

function closest({ method, zipCode, carrierId }: ShippingQuestion, rates: readonly Rate[]): Rate | undefined {
  const fitting = rates.filter(
    (rate) =>
      rate.method === method && (rate.carrierId === null || rate.carrierId === carrierId) && reaches(rate, zipCode),
  );
  return fitting.sort(
    (a, b) => Number(b.carrierId !== null) - Number(a.carrierId !== null) || width(a) - width(b) || a.id - b.id,
  )[0];
}

/** A rate of a range needs a postal code in it; one of everywhere holds before any is chosen. */
const reaches = ({ zipFrom, zipTo }: Rate, zipCode: string | null): boolean =>
  zipFrom === null && zipTo === null
    ? true
    : zipCode !== null && (zipFrom ?? '00000') <= zipCode && zipCode <= (zipTo ?? '99999');

const width = ({ zipFrom, zipTo }: Rate): number =>
  zipFrom === null && zipTo === null ? Infinity : Number(zipTo ?? '99999') - Number(zipFrom ?? '00000');

const isFree = ({ freeFromMxn }: Rate, pesos: string): boolean =>
  freeFromMxn !== null && decimal(pesos).greaterThan(freeFromMxn);

const toPesos = (merchandise: Money, rate: string): string =>
  merchandise.currency === 'MXN' ? merchandise.amount : convert(merchandise, rate, 'MXN').amount;

function inCurrency(rate: Rate, currency: Currency, exchangeRate: string, reasons: ShippingReason[]): string {
  if (rate.currency === currency) return roundToCents(rate.amount);
  const other = money(rate.amount, rate.currency);
  const factor = rate.currency === 'USD' ? exchangeRate : decimal(1).dividedBy(exchangeRate);
  const amount = roundToCents(convert(other, factor, currency).amount);
  reasons.push({ rule: 'exchange_rate', label: `Tipo de cambio ${exchangeRate}: $${amount} ${currency}` });
  return amount;
}

/** Whether a coverage as staff write it ('64000-64999, 67100') has a postal code. */
export const covers = (coverage: string | null, zipCode: string): boolean =>
  (coverage ?? '')
    .split(',')
    .map((range) => range.split('-').map((code) => code.trim()))
    .some(([from = '', to = from]) => from !== '' && from <= zipCode && zipCode <= to);
