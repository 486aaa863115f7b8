import { STARS } from '@mayorista/config/constants';

/** Published reviews of a product by their half stars: 9 is four and a half. */
export type HalvesCount = ReadonlyMap<number, number>;

/** What a product page says of its reviews (spec storefront 3, Product review). */
export interface Breakdown {
  /** Mean of all, to the nearest half star; 0 without reviews. */
  readonly rating: number;
  readonly total: number;
  readonly five_stars_percentage: number;
  readonly four_stars_percentage: number;
  readonly three_stars_percentage: number;
  readonly two_stars_percentage: number;
  readonly one_star_percentage: number;
}

/** The level a rating counts in: whole stars, a half star counts in the level below. */
export const levelOf = (halves: number): number => Math.floor(halves / 2);

/** The half stars of a level, for filters. */
export const halvesOfLevel = (level: number): number[] =>
  level >= STARS.most ? [2 * STARS.most] : [2 * level, 2 * level + 1];

export function breakdownOf(counts: HalvesCount): Breakdown {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const halves = [...counts].reduce((sum, [each, n]) => sum + each * n, 0);
  const levels = [5, 4, 3, 2, 1].map((level) =>
    [...counts].reduce((sum, [each, n]) => (levelOf(each) === level ? sum + n : sum), 0),
  );
  const [five = 0, four = 0, three = 0, two = 0, one = 0] = percentages(levels);
  return {
    rating: total === 0 ? 0 : Math.round(halves / total) / 2,
    total,
    five_stars_percentage: five,
    four_stars_percentage: four,
    three_stars_percentage: three,
    two_stars_percentage: two,
    one_star_percentage: one,
  };
}

/** Whole percentages that add up to 100 (or to 0 when there is nothing): the largest remainders are rounded up. */
export function percentages(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
