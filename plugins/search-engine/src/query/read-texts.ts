import { tokensOf, type Token } from '../text/tokens';
import { gluedUnitTerm } from '../text/units';
import type { Units } from '../vocabulary';

/** A displayed text, read: its words, and for each the form a measure in it is indexed in ('12volts' is '12v'). */
export interface ReadText {
  tokens: Token[];
  measures: (string | undefined)[];
}

/** Texts kept, some 5 MB: what people look for is shown again and again, letter after letter. */
const KEPT = 8_000;
const LONGEST = 300;

/** Reads texts that are shown. What their words are follows from the text and the units alone, so nothing makes a kept one wrong. */
export class TextReader {
  private readonly known = new Map<string, ReadText>();

  constructor(readonly units: Units) {}

  read(text: string): ReadText {
    const kept = this.known.get(text);
    if (kept !== undefined) return kept;
    const tokens = tokensOf(text);
    const read = { tokens, measures: tokens.map(({ term }) => gluedUnitTerm(this.units, term)) };
    if (text.length > LONGEST) return read;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(text, read);
    return read;
  }
}
