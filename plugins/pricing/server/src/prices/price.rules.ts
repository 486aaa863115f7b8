import { decimal, roundToCents, type Currency, type Decimal, type Numeric } from '@mayorista/kernel/shared';
import type { Buyer, Price, PricedProduct, PriceRule, PriceStep, VolumeTier } from '../../../contract';

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

/** A step before it is written out: few readers of a price ask how it came about. */
interface Stage {
  readonly rule: PriceRule;
  readonly label: string;
  readonly value: Numeric | null;
  readonly amount: Decimal;
  readonly currency: Currency;
}

/**
 * The unit price of a product for a buyer (design 5, Price), in the buyer's currency, rounded half up to the cent:
 * list -> fixed price ends it -> the best of promo, level, special brand and AAA -> volume tier if lower -> a condition
 * grade replaces those -> authorised discount -> exchange rate -> rounding. Never negative, never above the list price
 * but for a secondary user's markup.
 */
export function priceOf(input: PriceInput): Price {
  const { currency, markup } = input.buyer;
  const list = decimal(input.product.list_price ?? 0);
  const stages: Stage[] = [
    { rule: 'list_price', label: 'Precio de lista', value: null, amount: list, currency: 'USD' },
  ];
  const fixed = fixedPrice(input.product, list);
  const discounted = fixed ?? applyDiscounts(input, list, stages);
  if (fixed !== null)
    stages.push({ rule: 'fixed_price', label: 'Precio fijo', value: null, amount: fixed, currency: 'USD' });
  const distributor = roundToCents(exchange(input, discounted, stages));
  const final = markup === null ? distributor : withMarkup(distributor, markup, currency, stages);
  let listInCurrency = discounted === list ? distributor : null;
  const price: Price = {
    currency,
    // What not everybody reads of a price is computed for who does.
    get list() {
      return (listInCurrency ??= roundToCents(toCurrency(input, list)));
    },
    distributor,
    fixed: fixed === null ? null : distributor,
    final,
    get percentage() {
      return percentBelow(price.list, distributor);
    },
    get reasons() {
      return stages.map(({ rule, label, value }) => ({ rule, label, value: value === null ? null : String(value) }));
    },
    get steps() {
      const rounding = { rule: 'rounding', label: 'Redondeo a centavos', value: null, currency } as const;
      return [...stages, { ...rounding, amount: decimal(final) }].map(toStep);
    },
  };
  return price;
}

/** A fixed price above the list price would be a rise by mistake: the list price holds then. */
function fixedPrice(product: PricedProduct, list: Decimal): Decimal | null {
  if (!isPositive(product.fixed_price)) return null;
  const fixed = decimal(product.fixed_price);
  return list.greaterThan(0) && fixed.greaterThan(list) ? list : fixed;
}

function applyDiscounts(input: PriceInput, list: Decimal, stages: Stage[]): Decimal {
  const chosen = input.gradePercent == null ? bestWithVolume(input) : grade(input.gradePercent);
  const discounted = chosen === null ? list : withPercentOff(list, chosen.percent);
  if (chosen !== null)
    stages.push({
      rule: chosen.rule,
      label: chosen.label,
      value: chosen.percent,
      amount: discounted,
      currency: 'USD',
    });
  if (!isPositive(input.authorisedPercent)) return discounted;
  const authorised = withPercentOff(discounted, input.authorisedPercent);
  stages.push({
    rule: 'authorised_discount',
    label: 'Descuento autorizado',
    value: input.authorisedPercent,
    amount: authorised,
    currency: 'USD',
  });
  return authorised;
}

const grade = (percent: Numeric): Candidate => ({ rule: 'grade_discount', label: 'Producto de remate', percent });

/** The discounts do not add up: the best one holds, and a volume tier replaces it when it is lower still. */
function bestWithVolume(input: PriceInput): Candidate | null {
  let best: Candidate | null = null;
  for (const candidates of [dated(input), level(input), special(input), volume(input)])
    for (const each of candidates)
      if (isPositive(each.percent) && (best === null || isGreater(each.percent, best.percent))) best = each;
  return best;
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

function exchange(input: PriceInput, amount: Decimal, stages: Stage[]): Decimal {
  const { currency } = input.buyer;
  const converted = toCurrency(input, amount);
  if (currency !== 'USD')
    stages.push({
      rule: 'exchange_rate',
      label: isPositive(input.pesoFuerte) ? 'Peso fuerte' : 'Tipo de cambio',
      value: rateOf(input),
      amount: converted,
      currency,
    });
  return converted;
}

const toCurrency = (input: PriceInput, dollars: Decimal): Decimal =>
  input.buyer.currency === 'USD' ? dollars : dollars.times(rateAsDecimal(rateOf(input)));

function rateOf({ rate, pesoFuerte }: PriceInput): Numeric {
  if (isPositive(pesoFuerte)) return pesoFuerte;
  if (rate === null) throw new Error('A price in pesos needs an exchange rate');
  return rate;
}

function withMarkup(distributor: string, markup: string, currency: Currency, stages: Stage[]): string {
  const raised = decimal(distributor).times(decimal(100).plus(decimal(markup)).dividedBy(100));
  stages.push({ rule: 'secondary_markup', label: 'Margen de la empresa', value: markup, amount: raised, currency });
  return roundToCents(raised);
}

/** In hundredths of a percent all of it are integers, a fraction of what decimals take; amounts beyond those are computed by decimals. */
function percentBelow(list: string, price: string): string {
  if (list === price) return '0.00';
  const [whole, part] = [inCents(list), inCents(price)];
  if (whole === 0) return '0.00';
  const below = (whole - part) * 10_000;
  if (whole < 0 || below < 0 || !Number.isSafeInteger(below * 2)) {
    const exact = decimal(list);
    return roundToCents(exact.minus(decimal(price)).times(100).dividedBy(exact));
  }
  const rest = below % whole;
  const hundredths = (below - rest) / whole + (rest * 2 >= whole ? 1 : 0);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Of an amount that was rounded to cents. */
const inCents = (amount: string): number => Number(amount.replace('.', ''));

/** The amount without so many percent of it, not rounded; of more than a hundred, nothing is left. */
const withPercentOff = (amount: Decimal, percent: Numeric): Decimal =>
  isGreater(percent, 100) ? decimal(0) : amount.times(fractionLeft(percent));

/** Rates and percents are a few, and each is asked for with every price. */
const mostRemembered = 1_000;

function remembered(make: (value: Decimal) => Decimal): (value: Numeric) => Decimal {
  const made = new Map<Numeric, Decimal>();
  return (value) => {
    const found = made.get(value) ?? make(decimal(value));
    if (made.size >= mostRemembered) made.clear();
    made.set(value, found);
    return found;
  };
}

const rateAsDecimal = remembered((rate) => rate);
const fractionLeft = remembered((percent) => decimal(100).minus(percent).dividedBy(100));

/** As a number first: a dozen percents of each product are only looked at. */
const isPositive = (value: Numeric | null | undefined): value is Numeric => value != null && numberOf(value) > 0;

/** Numbers keep the order of decimals, though two that hardly differ may become the same. */
function isGreater(one: Numeric, other: Numeric): boolean {
  const difference = numberOf(one) - numberOf(other);
  return difference > 0 || (difference === 0 && decimal(one).greaterThan(decimal(other)));
}

function numberOf(value: Numeric): number {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new RangeError(`Not a finite amount: ${String(value)}`);
  return number;
}

const toStep = ({ rule, label, value, amount, currency }: Stage): PriceStep => ({
  rule,
  label,
  value: value === null ? null : String(value),
  amount: amount.toFixed(4),
  currency,
});
