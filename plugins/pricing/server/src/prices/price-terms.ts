import { createHash } from 'node:crypto';
import type { PlainDate } from '@mayorista/kernel';
import type { ProductTerms, VolumeTier } from '../../../contract';
import { isInForce } from '../offers/offer.rules';

/** A product's offers in force on a day and its volume tiers; percents 0 to 100, peso fuerte in pesos per dollar. */
export interface TermsInForce {
  readonly promo: string | null;
  readonly aaa: string | null;
  readonly pesoFuerte: string | null;
  readonly tiers: readonly VolumeTier[];
}

const noTerms: TermsInForce = { promo: null, aaa: null, pesoFuerte: null, tiers: [] };

/** What of a product's terms holds on a day (America/Mexico_City). */
export function termsOn(terms: ProductTerms | undefined, day: PlainDate): TermsInForce {
  if (terms === undefined) return noTerms;
  const inForce = terms.offers.filter((offer) => isInForce(offer, day));
  const discountOf = (kind: 'promo' | 'aaa') => text(inForce.find((offer) => offer.kind === kind)?.discount);
  return {
    promo: discountOf('promo'),
    aaa: discountOf('aaa'),
    pesoFuerte: text(inForce.find(({ kind }) => kind === 'peso_fuerte')?.exchange_rate),
    tiers: terms.tiers,
  };
}

const text = (value: string | number | null | undefined): string | null => (value == null ? null : String(value));

/** Percents by brand id; under null what counts for every brand. */
export interface BrandPercents {
  readonly special: ReadonlyMap<number | null, string>;
  readonly company: ReadonlyMap<number | null, string>;
  readonly type: ReadonlyMap<number | null, string>;
}

export const noBrandPercents: BrandPercents = { special: new Map(), company: new Map(), type: new Map() };

/** The larger of what is said for the brand and for every brand; null when nothing is said. */
export function percentFor(
  percents: ReadonlyMap<number | null, string>,
  brandId: number | null | undefined,
): string | null {
  const [own, all] = [brandId == null ? undefined : percents.get(brandId), percents.get(null)];
  if (own === undefined || all === undefined) return own ?? all ?? null;
  return Number(own) >= Number(all) ? own : all;
}

/** The same for the same percents, in whatever order they were read; '' where a company pays what its level alone says. */
export function keyOf({ special, company, type }: BrandPercents): string {
  if (special.size + company.size + type.size === 0) return '';
  const said = [special, company, type].map((percents) =>
    [...percents].map(([brandId, percent]) => `${brandId ?? ''}=${percent}`).sort(),
  );
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
