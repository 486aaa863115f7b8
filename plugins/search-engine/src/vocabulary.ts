import { createHash } from 'node:crypto';

/** How a unit of measure is written, folded -> the form it is indexed in ('megapixels' -> 'mp'). */
export type Units = Readonly<Record<string, string>>;

/**
 * The language and the trade of the documents, which the engine knows nothing of by itself: without them a word has one form, a number no
 * unit, and no attribute holds codes. Stop words and synonyms are settings of each index, as on a server.
 */
export interface Vocabulary {
  /**
   * The attribute whose values are codes (part numbers and their tails): looked up whole or by their beginning, with the words of the
   * query joined, in a table of their own and never in the dictionary of typos.
   */
  readonly codeAttribute?: string;
  readonly units?: Units;
  /**
   * Gives the other forms of a folded word, such as its plural ('mouse' -> 'mice'). They may be more than the language has: those that no
   * document says are left aside.
   */
  readonly formsOf?: (word: string) => readonly string[];
}

/** A vocabulary with its gaps filled. */
export interface KnownVocabulary {
  readonly codeAttribute: string | null;
  readonly units: Units;
  readonly formsOf: (word: string) => readonly string[];
  /** A digest of what tables are derived by: with another one they are to be made anew. Forms are looked for when asked, and are no part. */
  readonly digest: string;
}

/** Fills the gaps of a vocabulary. */
export function knownVocabulary({ codeAttribute, units = {}, formsOf }: Vocabulary = {}): KnownVocabulary {
  const derivedBy = [codeAttribute ?? null, Object.entries(units).sort(([left], [right]) => (left < right ? -1 : 1))];
  return {
    codeAttribute: codeAttribute ?? null,
    units,
    formsOf: formsOf ?? (() => []),
    digest: createHash('sha256').update(JSON.stringify(derivedBy)).digest('hex').slice(0, 16),
  };
}
