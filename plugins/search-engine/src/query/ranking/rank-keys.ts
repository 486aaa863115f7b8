import type { Path, Step } from './best-path';
import type { LastPositions } from '../candidate-cache';
import * as scan from '../scan';
import type { Place } from '../scan';

/** How well a document answers, one number for each of the text rules; smaller is better. */
export interface RankKeys {
  words: number;
  typo: number;
  proximity: number;
  attribute: number;
  exactness: number;
}

/** Bound once: an imported name is looked up at each use, here for every place of every document. */
const { attributeOf, positionOf } = scan;

const FARTHEST = 7;
const POSITIONS = 0x100000;

/** The two halves of the rule `attribute`, which newer servers have as rules of their own. */
export const attributeRankOf = ({ attribute }: RankKeys): number => Math.floor(attribute / POSITIONS);
export const wordPositionOf = ({ attribute }: RankKeys): number => attribute % POSITIONS;

/** `count`: words of the query. `lastPositions`: of this document, to know whether the query is all that an attribute says. */
export function rankKeys(path: Path, count: number, lastPositions: LastPositions, byAttribute = false): RankKeys {
  for (const { places } of path.steps) if (!isSorted(places)) places.sort((left, right) => left - right);
  return {
    words: count - path.covered,
    typo: path.typos,
    proximity: proximity(path.steps, byAttribute ? apartByAttribute : distance),
    attribute: attribute(path.steps),
    exactness: exactness(path, count, lastPositions),
  };
}

/** Places of one alternative are in order as read; only several taken together may not be. */
function isSorted(places: Place[]): boolean {
  for (let at = 1; at < places.length; at += 1) if ((places[at] as number) < (places[at - 1] as number)) return false;
  return true;
}

type Distance = (before: Place[], after: Place[]) => number;

function proximity(steps: Step[], distanceOf: Distance): number {
  let total = 0;
  for (let at = 1; at < steps.length; at += 1) {
    total += distanceOf(steps[at - 1]?.places ?? [], steps[at]?.places ?? []);
  }
  return total;
}

/** Smallest distance between two words, 0 when the second follows the first; backwards costs one more. */
function distance(before: Place[], after: Place[]): number {
  let smallest = FARTHEST;
  for (const left of before) {
    for (const right of after) {
      if (attributeOf(left) !== attributeOf(right)) continue;
      const gap = right > left ? right - left - 1 : left - right;
      if (gap < smallest) smallest = gap;
    }
    if (smallest === 0) return 0;
  }
  return smallest;
}

/** For `proximityPrecision: byAttribute`: near is what stands in the same attribute. */
const apartByAttribute: Distance = (before, after) =>
  before.some((left) => after.some((right) => attributeOf(left) === attributeOf(right))) ? 0 : FARTHEST;

function attribute(steps: Step[]): number {
  let attributes = 0;
  let positions = 0;
  for (const { places } of steps) {
    attributes += attributeOf(places[0] ?? 0);
    positions += positionOf(places[0] ?? 0);
  }
  return attributes * POSITIONS + Math.min(positions, POSITIONS - 1);
}

/** First the attributes that say the query and nothing else, then those that begin with it, then by words said exactly. */
function exactness({ steps, covered }: Path, count: number, lastPositions: LastPositions): number {
  let exactWords = 0;
  for (const step of steps) if (step.isExact) exactWords += step.to - step.from;
  const missing = count - exactWords;
  if (missing > 0 || covered < count) return missing + 2;
  const start = steps[0]?.places.find((place) => positionOf(place) === 0 && followsFrom(place, steps));
  if (start === undefined) return 2;
  return lastPositions[attributeOf(start)] === count - 1 ? 0 : 1;
}

const followsFrom = (start: Place, steps: Step[]): boolean =>
  steps.every(({ from, places }) => places.includes(start + from));
