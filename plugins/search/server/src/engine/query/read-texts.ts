import { tokensOf, type Token } from '../text/tokens';
import { gluedUnitTerm } from '../text/units';

/** A displayed text, read: its words, and for each the form a measure in it is indexed in ('12volts' is '12v'). */
export interface ReadText {
  tokens: Token[];
  measures: (string | undefined)[];
}

/** Texts kept, some 5 MB: the products people look for are shown again and again, letter after letter. */
const KEPT = 8_000;
const LONGEST = 300;
const known = new Map<string, ReadText>();

/** The words of a text that is shown. What they are follows from the text alone, so nothing makes a kept one wrong. */
export function readText(text: string): ReadText {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const tokens = tokensOf(text);
  const read = { tokens, measures: tokens.map(({ term }) => gluedUnitTerm(term)) };
  if (text.length > LONGEST) return read;
  if (known.size >= KEPT) known.clear();
  known.set(text, read);
  return read;
}
