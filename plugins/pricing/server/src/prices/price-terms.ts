import { createHash } from 'node:crypto';
import type { VolumeTier } from './price.rules';

/** A product's dated offers in force and its volume tiers; percents 0 to 100, peso fuerte in pesos per dollar. */
export interface ProductTerms {
  readonly promo: string | null;
  readonly aaa: string | null;
  readonly pesoFuerte: string | null;
  readonly tiers: readonly VolumeTier[];
}

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
