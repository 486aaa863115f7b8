import type { SearchDatabase } from '../storage/database';
import type { SearchIndex } from '../storage/indexes';
import { tablesOf } from '../storage/layout';
import { typosBetween } from '../text/distance';
import { lacking, lettersOf } from '../text/letters';

interface TermRow {
  id: number;
  term: string;
}

/** Derivations kept for one word at most: past that many, more typos only bring noise. */
const MAX_DERIVATIONS = 50;
const MAX_CACHED = 5_000;

const byCode = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** One sorted list of two: adding a few words to fifty thousand must not sort them all again. */
function merged(left: string[], right: string[]): string[] {
  const all: string[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    const [a, b] = [left[l] ?? '', right[r] ?? ''];
    if (a < b) l += 1;
    else r += 1;
    all.push(a < b ? a : b);
  }
  return [...all, ...left.slice(l), ...right.slice(r)];
}

/** The words of an index in memory, sorted for beginnings, with their letters for typos. Grows with the file. */
export class Dictionary {
  private sorted: string[] = [];
  private sortedIds = new Int32Array(0);
  /** Letters of the sorted words. */
  private sortedLetters = new Int32Array(0);
  private readonly idOf = new Map<string, number>();
  private lastId = 0;
  private readonly derivations = new Map<string, Map<string, number>>();

  constructor(private readonly slot: number) {}

  /** Takes in the words that were added to the file since. */
  refresh(db: SearchDatabase): void {
    const { terms } = tablesOf(this.slot);
    const last = db.get<{ id: number | null }>(`SELECT max(id) AS id FROM ${terms}`)?.id ?? 0;
    if (last === this.lastId) return;
    const added = db.all<TermRow>(`SELECT id, term FROM ${terms} WHERE id > ?`, [this.lastId]);
    this.lastId = last;
    for (const { id, term } of added) this.idOf.set(term, id);
    this.sorted = merged(this.sorted, added.map(({ term }) => term).sort(byCode));
    this.sortedIds = Int32Array.from(this.sorted, (term) => this.idOf.get(term) ?? 0);
    this.sortedLetters = Int32Array.from(this.sorted, lettersOf);
    this.derivations.clear();
  }

  has(term: string): boolean {
    return this.idOf.has(term);
  }

  id(term: string): number | undefined {
    return this.idOf.get(term);
  }

  /** Greatest id of a term. */
  get greatestId(): number {
    return this.lastId;
  }

  /** Half-open range of places, among the sorted terms, of those that begin so. */
  prefixRange(prefix: string): [number, number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\u{10ffff}`)];
  }

  /** Ids of the terms that begin so. */
  prefixIds(prefix: string): Int32Array {
    return this.sortedIds.subarray(...this.prefixRange(prefix));
  }

  /** The terms that begin so; undefined when they are more than `most`. */
  prefixTerms(prefix: string, most: number): string[] | undefined {
    const [from, to] = this.prefixRange(prefix);
    return to - from > most ? undefined : this.sorted.slice(from, to);
  }

  private lowerBound(text: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Terms (of letters only) at 1 to `limit` typos from a word, with their number of typos; nearest first. */
  typosOf(word: string, limit: number, prefix: boolean): Map<string, number> {
    const key = `${limit}${prefix ? '*' : ' '}${word}`;
    const known = this.derivations.get(key);
    if (known !== undefined) return known;
    const found = this.findTypos(word, limit, prefix);
    if (this.derivations.size >= MAX_CACHED) this.derivations.clear();
    this.derivations.set(key, found);
    return found;
  }

  private findTypos(word: string, limit: number, prefix: boolean): Map<string, number> {
    // A typo in the first letter counts as two: with one allowed, only words with the same initial are near.
    const [from, to] = limit > 1 ? [0, this.sorted.length] : this.prefixRange(word[0] ?? '');
    const letters = lettersOf(word);
    const found: [string, number][] = [];
    for (let at = from; at < to; at += 1) {
      const others = this.sortedLetters[at] as number;
      if (lacking(letters, others) > limit || (!prefix && lacking(others, letters) > limit)) continue;
      const term = this.sorted[at] as string;
      const typos = typosBetween(word, term, limit, prefix);
      if (typos > 0 && typos <= limit) found.push([term, typos]);
    }
    found.sort((left, right) => left[1] - right[1] || left[0].length - right[0].length);
    return new Map(found.slice(0, MAX_DERIVATIONS));
  }
}

/** The dictionaries of one reading thread, one for each index it was asked about. */
export class Dictionaries {
  private readonly known = new Map<string, { key: string; dictionary: Dictionary }>();

  constructor(private readonly db: SearchDatabase) {}

  of({ uid, slot, revision }: SearchIndex): Dictionary {
    const key = `${slot}:${revision}`;
    let entry = this.known.get(uid);
    if (entry === undefined || entry.key !== key) {
      entry = { key, dictionary: new Dictionary(slot) };
      this.known.set(uid, entry);
    }
    entry.dictionary.refresh(this.db);
    return entry.dictionary;
  }
}
