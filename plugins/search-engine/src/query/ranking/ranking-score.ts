import type { IndexSettings } from '../../storage/settings';
import { hasDigit } from '../../text/tokens';
import type { QueryWords } from '../query-words';
import { attributeRankOf, wordPositionOf, type RankKeys } from './rank-keys';

/** A document's place by one rule: `rank` of `max`, the greater the better. */
interface Place {
  rank: number;
  max: number;
  details: Record<string, string | number>;
}

export interface ScoreContext {
  settings: IndexSettings;
  words: QueryWords;
  /** Attributes searched in. */
  attributes: number;
}

const MOST_APART = 7;
/** Positions are scored in steps that grow: the first words of an attribute are told apart, the hundredth and the next are not. */
const POSITION_STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];

type PlaceOf = (keys: RankKeys, context: ScoreContext) => Place;

const attributePlace: PlaceOf = (keys, { words, attributes }) => {
  const max = words.words.length * Math.max(0, attributes - 1) + 1;
  return { rank: Math.max(1, max - attributeRankOf(keys)), max, details: {} };
};

const positionPlace: PlaceOf = (keys, { words }) => {
  const count = words.words.length;
  const average = wordPositionOf(keys) / Math.max(1, keys.words === 0 ? count : count - keys.words);
  const step = POSITION_STEPS.findIndex((last) => average <= last);
  const cost = step < 0 ? POSITION_STEPS.length : step;
  return { rank: POSITION_STEPS.length - cost + 1, max: POSITION_STEPS.length + 1, details: {} };
};

const PLACES: Record<string, PlaceOf> = {
  words: (keys, { words: { words } }) => {
    const matchingWords = words.length - keys.words;
    return { rank: matchingWords, max: words.length, details: { matchingWords, maxMatchingWords: words.length } };
  },
  typo: (keys, context) => {
    const maxTypoCount = allowedTypos(context);
    const typoCount = Math.min(keys.typo, maxTypoCount);
    return { rank: maxTypoCount - typoCount + 1, max: maxTypoCount + 1, details: { typoCount, maxTypoCount } };
  },
  proximity: (keys, { words }) => {
    const max = (words.words.length - 1) * MOST_APART + 1;
    return { rank: Math.max(1, max - keys.proximity), max, details: {} };
  },
  attributeRank: attributePlace,
  wordPosition: positionPlace,
  attribute: (keys, context) => both(attributePlace(keys, context), positionPlace(keys, context)),
  exactness: (keys, { words }) => {
    const count = words.words.length;
    const matchType = ['exactMatch', 'matchesStart'][keys.exactness] ?? 'noExactMatch';
    const exact = keys.exactness <= 2 ? count : Math.max(0, count - (keys.exactness - 2));
    const attributeMatch = { rank: 3 - Math.min(2, keys.exactness), max: 3, details: {} };
    return { ...both(attributeMatch, { rank: exact + 1, max: count + 1, details: {} }), details: { matchType } };
  },
};

/** Both places as one: the second decides among those that share the first. */
const both = (first: Place, second: Place): Place => ({
  rank: (first.rank - 1) * second.max + second.rank,
  max: first.max * second.max,
  details: { ...first.details, ...second.details },
});

function allowedTypos({ settings: { typoTolerance }, words }: ScoreContext): number {
  const { enabled, minWordSizeForTypos, disableOnNumbers } = typoTolerance;
  if (!enabled) return 0;
  return words.words.reduce((total, { term, phrase }) => {
    if (phrase !== undefined || (disableOnNumbers && hasDigit(term)) || term.length < minWordSizeForTypos.oneTypo)
      return total;
    return total + (term.length >= minWordSizeForTypos.twoTypos ? 2 : 1);
  }, 0);
}

const placesOf = (keys: RankKeys, context: ScoreContext): [rule: string, place: Place][] =>
  context.settings.rankingRules.flatMap((rule) => {
    const placeOf = Object.hasOwn(PLACES, rule) ? PLACES[rule] : undefined;
    return placeOf === undefined ? [] : [[rule, placeOf(keys, context)]];
  });

/** Returns a figure from 0 to 1: 1 when every rule is met in full, the rules weighing in their order. */
export function rankingScore(keys: RankKeys, context: ScoreContext): number {
  const all = placesOf(keys, context).map(([, place]) => place);
  const { rank, max } = all.reduce(both, { rank: 1, max: 1, details: {} });
  return rank / max;
}

/** Returns how each rule placed a document, in the order of the rules. */
export const rankingScoreDetails = (keys: RankKeys, context: ScoreContext): Record<string, unknown> =>
  Object.fromEntries(
    placesOf(keys, context).map(([rule, { rank, max, details }], order) => [
      rule,
      { order, ...details, score: rank / max },
    ]),
  );
