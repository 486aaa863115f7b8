import { decimal, roundToCents, type Currency, type Decimal, type Numeric } from '@mayorista/kernel/shared';
import type { Buyer, Price, PricedProduct, PriceReason, PriceRule, PriceStep, VolumeTier } from '../../../contract';
import { quickCents } from './quick-cents.rules';

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

/** The discount that holds of all that were looked at. */
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
export const priceOf = (input: PriceInput): Price => new ComputedPrice(input);

/** A price of which the parts that not everybody reads are computed for who does. */
class ComputedPrice implements Price {
  readonly currency: Currency;
  readonly distributor: string;
  readonly fixed: string | null;
  readonly final: string;
  /** US dollars: the fixed price that ends it, or the list price with what is taken off it. */
  private readonly fixedPrice: Numeric | null;
  private readonly discount: Candidate | null;
  private readonly authorised: Numeric | null;
  /** Pesos per dollar; null where the price is in dollars. */
  private readonly rate: Numeric | null;
  private listInCurrency: string | null = null;

  constructor(private readonly input: PriceInput) {
    const { product, buyer, gradePercent, authorisedPercent } = input;
    const { currency, markup } = buyer;
    this.currency = currency;
    this.rate = currency === 'USD' ? null : rateOf(input);
    this.fixedPrice = fixedPriceOf(product);
    const isFixed = this.fixedPrice !== null;
    this.discount = isFixed ? null : gradePercent == null ? bestWithVolume(input) : grade(gradePercent);
    this.authorised = isFixed || !isPositive(authorisedPercent) ? null : authorisedPercent;
    this.distributor = this.inCurrency(this.fixedPrice ?? listOf(product), this.discount, this.authorised);
    this.fixed = isFixed ? this.distributor : null;
    this.final = markup === null ? this.distributor : withMarkup(this.distributor, markup);
  }

  get list(): string {
    const isReduced = this.fixedPrice !== null || this.discount !== null || this.authorised !== null;
    return (this.listInCurrency ??= isReduced
      ? this.inCurrency(listOf(this.input.product), null, null)
      : this.distributor);
  }

  get percentage(): string {
    return percentBelow(this.list, this.distributor);
  }

  get reasons(): PriceReason[] {
    const reasons: PriceReason[] = [listReason];
    if (this.fixedPrice !== null) reasons.push(fixedReason);
    if (this.discount !== null) {
      const { rule, label, percent } = this.discount;
      reasons.push({ rule, label, value: String(percent) });
    }
    if (this.authorised !== null) reasons.push({ ...authorisedReason, value: String(this.authorised) });
    if (this.rate !== null) reasons.push({ ...this.rateReason(), value: String(this.rate) });
    const { markup } = this.input.buyer;
    if (markup !== null) reasons.push({ ...markupReason, value: markup });
    return reasons;
  }

  get steps(): PriceStep[] {
    const { currency, distributor } = this;
    const { markup } = this.input.buyer;
    let amount = decimal(listOf(this.input.product));
    const stages: Stage[] = [{ ...listReason, amount, currency: 'USD' }];
    if (this.fixedPrice !== null)
      stages.push({ ...fixedReason, amount: (amount = decimal(this.fixedPrice)), currency: 'USD' });
    if (this.discount !== null) {
      const { rule, label, percent } = this.discount;
      stages.push({ rule, label, value: percent, amount: (amount = withPercentOff(amount, percent)), currency: 'USD' });
    }
    if (this.authorised !== null) {
      amount = withPercentOff(amount, this.authorised);
      stages.push({ ...authorisedReason, value: this.authorised, amount, currency: 'USD' });
    }
    if (this.rate !== null)
      stages.push({ ...this.rateReason(), value: this.rate, amount: amount.times(decimal(this.rate)), currency });
    if (markup !== null)
      stages.push({
        ...markupReason,
        value: markup,
        amount: decimal(distributor).times(raisedBy(markup).exact),
        currency,
      });
    stages.push({ rule: 'rounding', label: 'Redondeo a centavos', value: null, amount: decimal(this.final), currency });
    return stages.map(toStep);
  }

  /** Written down, a price is whole: a version of a quotation keeps it so. */
  toJSON(): Price {
    const { currency, list, distributor, fixed, final, percentage, reasons, steps } = this;
    return { currency, list, distributor, fixed, final, percentage, reasons, steps };
  }

  private rateReason() {
    return {
      rule: 'exchange_rate',
      label: isPositive(this.input.pesoFuerte) ? 'Peso fuerte' : 'Tipo de cambio',
    } as const;
  }

  /** Dollars with so much off, in the buyer's currency. */
  private inCurrency(dollars: Numeric, discount: Candidate | null, authorised: Numeric | null): string {
    const { rate } = this;
    const percent = discount?.percent ?? null;
    const quick = quickCents(
      Number(dollars),
      percent === null ? 1 : leftOf(percent).number,
      authorised === null ? 1 : leftOf(authorised).number,
      rate === null ? 1 : Number(rate),
    );
    if (quick !== null) return quick;
    let exact = decimal(dollars);
    if (percent !== null) exact = withPercentOff(exact, percent);
    if (authorised !== null) exact = withPercentOff(exact, authorised);
    return roundToCents(rate === null ? exact : exact.times(decimal(rate)));
  }
}

const listOf = ({ list_price: list }: PricedProduct): Numeric => list ?? 0;

/** A fixed price above the list price would be a rise by mistake: the list price holds then. */
function fixedPriceOf(product: PricedProduct): Numeric | null {
  const { fixed_price: fixed } = product;
  if (!isPositive(fixed)) return null;
  const list = listOf(product);
  return isPositive(list) && isGreater(fixed, list) ? list : fixed;
}

const grade = (percent: Numeric): Candidate => ({ rule: 'grade_discount', label: 'Producto de remate', percent });

/** The discounts do not add up: the best one holds, and a volume tier replaces it when it is lower still. */
function bestWithVolume(input: PriceInput): Candidate | null {
  const { product, buyer, quantity, volumeTiers = [] } = input;
  let best = better(null, product.promo_discount, 'dated_promo', 'Promoción');
  best = better(best, input.promoPercent, 'dated_promo', 'Promoción con vigencia');
  best = better(best, ofLevel(product, buyer.priceLevel), 'level_promo', `Nivel ${buyer.priceLevel}`);
  best = better(best, input.specialBrandPercent, 'special_brand_discount', 'Descuento especial de marca');
  best = better(best, input.companyPercent, 'company_discount', 'Descuento de la empresa');
  best = better(best, input.companyTypePercent, 'company_type_discount', 'Descuento por tipo de distribuidor');
  best = better(best, input.aaaPercent, 'aaa_discount', 'Descuento AAA');
  for (const { minQuantity, percent } of volumeTiers)
    if (quantity >= minQuantity) best = better(best, percent, 'volume_tier', `Volumen desde ${minQuantity} piezas`);
  return best;
}

const better = (
  best: Candidate | null,
  percent: Numeric | null | undefined,
  rule: PriceRule,
  label: string,
): Candidate | null =>
  isPositive(percent) && (best === null || isGreater(percent, best.percent)) ? { rule, label, percent } : best;

const levels = [
  'promo_level_1',
  'promo_level_2',
  'promo_level_3',
  'promo_level_4',
  'promo_level_5',
  'promo_level_6',
] as const;

function ofLevel(product: PricedProduct, level: number): Numeric | null {
  const column = levels[level - 1];
  return column === undefined ? null : product[column];
}

const listReason = { rule: 'list_price', label: 'Precio de lista', value: null } as const;
const fixedReason = { rule: 'fixed_price', label: 'Precio fijo', value: null } as const;
const authorisedReason = { rule: 'authorised_discount', label: 'Descuento autorizado' } as const;
const markupReason = { rule: 'secondary_markup', label: 'Margen de la empresa' } as const;

function rateOf({ rate, pesoFuerte }: PriceInput): Numeric {
  if (isPositive(pesoFuerte)) return pesoFuerte;
  if (rate === null) throw new Error('A price in pesos needs an exchange rate');
  return rate;
}

function withMarkup(distributor: string, markup: string): string {
  const { exact, number } = raisedBy(markup);
  return quickCents(Number(distributor), number, 1, 1) ?? roundToCents(decimal(distributor).times(exact));
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
const withPercentOff = (amount: Decimal, percent: Numeric): Decimal => amount.times(leftOf(percent).exact);

interface Factor {
  readonly exact: Decimal;
  /** The nearest number. */
  readonly number: number;
}

/** Percents and markups are a few, and each is asked for with every price. */
const mostRemembered = 1_000;

function remembered(make: (value: Numeric) => Decimal): (value: Numeric) => Factor {
  const made = new Map<Numeric, Factor>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const exact = make(value);
    const factor = { exact, number: exact.toNumber() };
    if (made.size >= mostRemembered) made.clear();
    made.set(value, factor);
    return factor;
  };
}

const leftOf = remembered((percent) =>
  isGreater(percent, 100) ? decimal(0) : decimal(100).minus(decimal(percent)).dividedBy(100),
);
const raisedBy = remembered((markup) => decimal(100).plus(decimal(markup)).dividedBy(100));

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
