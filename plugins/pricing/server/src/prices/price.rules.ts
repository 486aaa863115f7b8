import {
  convert,
  decimal,
  lessPercent,
  money,
  roundToCents,
  times,
  type Currency,
  type Money,
  type Numeric,
} from '@mayorista/kernel/shared';
import type { Buyer, Price, PricedProduct, PriceRule, PriceStep } from '../../../contract';

export interface VolumeTier {
  readonly minQuantity: number;
  /** Percent off the list price. */
  readonly percent: Numeric;
}

/** Everything a price depends on; nothing is read from anywhere else. */
export interface PriceInput {
  readonly product: PricedProduct;
  readonly quantity: number;
  readonly buyer: Buyer;
  /** Pesos per dollar, null for a buyer in dollars; `pesoFuerte` is a dated promo rate that replaces it. */
  readonly rate: Numeric | null;
  readonly pesoFuerte?: Numeric | null;
  readonly volumeTiers?: readonly VolumeTier[];
  /** Percents: dated promo, authorised special discount of the brand, the company's and its type's configuration, AAA, condition grade, authorised person. */
  readonly promoPercent?: Numeric | null;
  readonly specialBrandPercent?: Numeric | null;
  readonly companyPercent?: Numeric | null;
  readonly companyTypePercent?: Numeric | null;
  readonly aaaPercent?: Numeric | null;
  readonly gradePercent?: Numeric | null;
  readonly authorisedPercent?: Numeric | null;
}

interface Candidate {
  readonly rule: PriceRule;
  readonly label: string;
  readonly percent: Numeric;
}

/**
 * The unit price of a product for a buyer (design 5, Price), in the buyer's currency, rounded half up to the cent:
 * list -> fixed price ends it -> the best of promo, level, special brand and AAA -> volume tier if lower -> a condition
 * grade replaces those -> authorised discount -> exchange rate -> rounding. Never negative, never above the list price
 * but for a secondary user's markup.
 */
export function priceOf(input: PriceInput): Price {
  const list = money(input.product.list_price ?? 0, 'USD');
  const steps: PriceStep[] = [step('list_price', 'Precio de lista', null, list)];
  const fixed = fixedPrice(input.product, list);
  const discounted = fixed ?? applyDiscounts(input, list, steps);
  if (fixed !== null) steps.push(step('fixed_price', 'Precio fijo', null, fixed));
  const inCurrency = exchange(input, discounted, steps);
  const distributor = roundToCents(inCurrency.amount);
  const { currency, markup } = input.buyer;
  const final = markup === null ? distributor : withMarkup(distributor, markup, currency, steps);
  steps.push(step('rounding', 'Redondeo a centavos', null, money(final, currency)));
  const listInCurrency = roundToCents(toCurrency(input, list).amount);
  return {
    currency,
    list: listInCurrency,
    distributor,
    fixed: fixed === null ? null : distributor,
    final,
    percentage: percentBelow(listInCurrency, distributor),
    steps,
  };
}

/** A fixed price above the list price would be a rise by mistake: the list price holds then. */
function fixedPrice(product: PricedProduct, list: Money): Money | null {
  if (product.fixed_price === null || decimal(product.fixed_price).lessThanOrEqualTo(0)) return null;
  const fixed = money(product.fixed_price, 'USD');
  return decimal(list.amount).greaterThan(0) && decimal(fixed.amount).greaterThan(list.amount) ? list : fixed;
}

function applyDiscounts(input: PriceInput, list: Money, steps: PriceStep[]): Money {
  const chosen = input.gradePercent == null ? bestWithVolume(input) : grade(input.gradePercent);
  const discounted = chosen === null ? list : lessPercent(list, bounded(chosen.percent));
  if (chosen !== null) steps.push(step(chosen.rule, chosen.label, chosen.percent, discounted));
  if (!isPositive(input.authorisedPercent)) return discounted;
  const authorised = lessPercent(discounted, bounded(input.authorisedPercent));
  steps.push(step('authorised_discount', 'Descuento autorizado', input.authorisedPercent, authorised));
  return authorised;
}

const grade = (percent: Numeric): Candidate => ({ rule: 'grade_discount', label: 'Producto de remate', percent });

/** The discounts do not add up: the best one holds, and a volume tier replaces it when it is lower still. */
function bestWithVolume(input: PriceInput): Candidate | null {
  const candidates = [...dated(input), ...level(input), ...special(input), ...volume(input)].filter(({ percent }) =>
    isPositive(percent),
  );
  return candidates.reduce<Candidate | null>(
    (best, each) => (best === null || decimal(each.percent).greaterThan(best.percent) ? each : best),
    null,
  );
}

const dated = ({ product, promoPercent }: PriceInput): Candidate[] => [
  { rule: 'dated_promo', label: 'Promoción', percent: product.promo_discount ?? 0 },
  { rule: 'dated_promo', label: 'Promoción con vigencia', percent: promoPercent ?? 0 },
];

function level({ product, buyer }: PriceInput): Candidate[] {
  const levels = [
    product.promo_level_1,
    product.promo_level_2,
    product.promo_level_3,
    product.promo_level_4,
    product.promo_level_5,
    product.promo_level_6,
  ];
  return [{ rule: 'level_promo', label: `Nivel ${buyer.priceLevel}`, percent: levels[buyer.priceLevel - 1] ?? 0 }];
}

const special = ({ specialBrandPercent, companyPercent, companyTypePercent, aaaPercent }: PriceInput): Candidate[] => [
  { rule: 'special_brand_discount', label: 'Descuento especial de marca', percent: specialBrandPercent ?? 0 },
  { rule: 'company_discount', label: 'Descuento de la empresa', percent: companyPercent ?? 0 },
  { rule: 'company_type_discount', label: 'Descuento por tipo de distribuidor', percent: companyTypePercent ?? 0 },
  { rule: 'aaa_discount', label: 'Descuento AAA', percent: aaaPercent ?? 0 },
];

const volume = ({ volumeTiers = [], quantity }: PriceInput): Candidate[] =>
  volumeTiers
    .filter(({ minQuantity }) => quantity >= minQuantity)
    .map(({ minQuantity, percent }) => ({
      rule: 'volume_tier',
      label: `Volumen desde ${minQuantity} piezas`,
      percent,
    }));

function exchange(input: PriceInput, amount: Money, steps: PriceStep[]): Money {
  const converted = toCurrency(input, amount);
  if (converted.currency !== amount.currency)
    steps.push(
      step('exchange_rate', isPositive(input.pesoFuerte) ? 'Peso fuerte' : 'Tipo de cambio', rateOf(input), converted),
    );
  return converted;
}

const toCurrency = (input: PriceInput, amount: Money): Money =>
  input.buyer.currency === 'USD' ? amount : convert(amount, rateOf(input), 'MXN');

function rateOf({ rate, pesoFuerte }: PriceInput): Numeric {
  if (isPositive(pesoFuerte)) return pesoFuerte;
  if (rate === null) throw new Error('A price in pesos needs an exchange rate');
  return rate;
}

function withMarkup(distributor: string, markup: string, currency: Currency, steps: PriceStep[]): string {
  const raised = times(money(distributor, currency), decimal(100).plus(decimal(markup)).dividedBy(100));
  steps.push(step('secondary_markup', 'Margen de la empresa', markup, raised));
  return roundToCents(raised.amount);
}

function percentBelow(list: string, price: string): string {
  if (decimal(list).isZero()) return '0.00';
  return roundToCents(decimal(list).minus(decimal(price)).times(100).dividedBy(decimal(list)));
}

const isPositive = (value: Numeric | null | undefined): value is Numeric =>
  value != null && decimal(value).greaterThan(0);

const bounded = (percent: Numeric): Numeric => (decimal(percent).greaterThan(100) ? 100 : percent);

const step = (rule: PriceRule, label: string, value: Numeric | null, amount: Money): PriceStep => ({
  rule,
  label,
  value: value === null ? null : String(value),
  amount: decimal(amount.amount).toFixed(4),
  currency: amount.currency,
});
