import type { SearchIndex } from '../../storage/indexes';
import { codeOrdinal } from '../../storage/layout';
import { bestPath, type Path } from './best-path';
import type { Dictionary } from '../dictionary';
import type { QueryWords } from '../query-words';
import { attributeRankOf, rankKeys, wordPositionOf, type RankKeys } from './rank-keys';
import { Scanner } from '../scan';
import { firstSorted } from './first-sorted';
import { compareSortValues, type SortKey } from '../sort-sql';
import type { Candidate } from '../candidate-cache';
import type { Window } from '../window';

export interface Ranked {
  doc: number;
  keys: RankKeys;
  sortValues: Candidate['sortValues'];
  /** Runs of text rules as one number each, made when first compared. */
  numbers: number[];
}

export interface RankRequest {
  index: SearchIndex;
  dictionary: Dictionary;
  words: QueryWords;
  window: Window;
  /** Criteria of the query first, then those of the ranking rules, as the candidates' sort values are. */
  sort: SortKey[];
  queryCriteria: number;
  strategy: 'last' | 'all' | 'frequency';
  only?: Set<number>;
  /** How many of the first must be in their order; all unless given. */
  ordered?: number;
}

/**
 * The documents of a window, best first, by the index's ranking rules in their order; ties keep the order of the index. Past
 * `ordered` they come in no order.
 */
export function ranked(request: RankRequest): Ranked[] {
  const { window, dictionary, only } = request;
  const scanner = new Scanner(window.alternatives, dictionary, only && ((attribute) => only.has(attribute)));
  const all: Ranked[] = [];
  for (const candidate of window.candidates) {
    const keys = keysOf(request, scanner, candidate);
    if (keys !== undefined) all.push({ doc: candidate.doc, keys, sortValues: candidate.sortValues, numbers: [] });
  }
  const compare = comparison(request);
  return firstSorted(all, (left, right) => compare(left, right) || left.doc - right.doc, request.ordered ?? all.length);
}

function keysOf(
  request: RankRequest,
  scanner: Scanner,
  { doc, tokens, lastPositions }: Candidate,
): RankKeys | undefined {
  const { words, window, index, strategy } = request;
  const count = words.words.length;
  scanner.read(tokens);
  const codePlace = (codeOrdinal(index.layout) << 16) >>> 0;
  const path = bestPath(scanner, count, window.codes.get(doc) ?? [], codePlace);
  const isRefused = path.covered === 0 || (strategy === 'all' && path.covered < count) || lacksPhrase(path, words);
  const byAttribute = index.settings.proximityPrecision === 'byAttribute';
  return isRefused ? undefined : rankKeys(path, count, lastPositions, byAttribute);
}

const lacksPhrase = ({ steps }: Path, { words }: QueryWords): boolean =>
  words.some(({ phrase }, at) => phrase !== undefined && !steps.some(({ from, to }) => from <= at && at < to));

type TextRule = keyof RankKeys | 'attributeRank' | 'wordPosition';

/** The greatest value of each text rule; those of a run, multiplied, stay below 2^53. */
const MOST: Record<TextRule, number> = {
  words: 10,
  typo: 20,
  proximity: 63,
  attribute: 16 * 0x100000,
  attributeRank: 16,
  wordPosition: 0xfffff,
  exactness: 12,
};

const valueOf = (keys: RankKeys, rule: TextRule): number => {
  if (rule === 'attributeRank') return attributeRankOf(keys);
  return rule === 'wordPosition' ? wordPositionOf(keys) : keys[rule];
};

type Compare = (left: Ranked, right: Ranked) => number;

/** Comparisons by the rules in their order. Text rules that follow one another are compared as one number. */
function comparison({ index, sort, queryCriteria }: RankRequest): Compare {
  const steps: Compare[] = [];
  let texts: TextRule[] = [];
  let product = 1;
  let nextRule = queryCriteria;
  const flush = (): void => {
    if (texts.length > 0) steps.push(byTexts(texts, steps.length));
    texts = [];
    product = 1;
  };
  for (const rule of index.settings.rankingRules) {
    if (Object.hasOwn(MOST, rule)) {
      const most = MOST[rule as TextRule] + 1;
      if (product * most > Number.MAX_SAFE_INTEGER) flush();
      product *= most;
      texts.push(rule as TextRule);
      continue;
    }
    const isOwn = rule !== 'sort';
    const [from, to] = isOwn ? [nextRule, nextRule + 1] : [0, queryCriteria];
    if (isOwn) nextRule += 1;
    if (to === from) continue;
    flush();
    steps.push(bySort(sort, from, to));
  }
  flush();
  return (left, right) => {
    for (const step of steps) {
      const order = step(left, right);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function byTexts(rules: TextRule[], run: number): Compare {
  const numberOf = (item: Ranked): number => {
    const known = item.numbers[run];
    if (known !== undefined) return known;
    let number = 0;
    for (const rule of rules) number = number * (MOST[rule] + 1) + Math.min(valueOf(item.keys, rule), MOST[rule]);
    item.numbers[run] = number;
    return number;
  };
  return (left, right) => numberOf(left) - numberOf(right);
}

const bySort =
  (sort: SortKey[], from: number, to: number): Compare =>
  (left, right) => {
    for (let at = from; at < to; at += 1) {
      const order = compareSortValues(
        left.sortValues[at] ?? null,
        right.sortValues[at] ?? null,
        sort[at]?.descending ?? false,
      );
      if (order !== 0) return order;
    }
    return 0;
  };
