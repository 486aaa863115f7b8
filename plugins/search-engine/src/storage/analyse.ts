import { isHardBreak } from '../text/hard-break';
import { tokensOf, joined, type Token } from '../text/tokens';
import { gluedUnitTerm, unitTerm } from '../text/units';
import type { Units } from '../vocabulary';
import { codeOrdinal, textOrdinals, type Layout } from './layout';
import { textsOf, valueAt, type SearchDocument } from './values';

/** A word of a document: which attribute (ordinal) and where in it. */
interface PlacedTerm {
  term: string;
  attribute: number;
  position: number;
}

export interface Analysis {
  placed: PlacedTerm[];
  codes: string[];
}

/** Distance between the values of a list and between sentences, so that words of two of them are never neighbours. */
const GAP = 8;
const MAX_POSITION = 0xffff;
const MAX_CODE = 60;

/** The words and codes under which a document is found. */
export function analyse(document: SearchDocument, layout: Layout, units: Units): Analysis {
  const placed = textOrdinals(layout).flatMap((attribute) =>
    placedTerms(textsOf(valueAt(document, layout.searchable[attribute] ?? '')), attribute, units),
  );
  const code = layout.searchable[codeOrdinal(layout)];
  const codes = code === undefined ? [] : textsOf(document[code]).map(joined);
  return { placed, codes: [...new Set(codes)].filter((code) => code !== '' && code.length <= MAX_CODE) };
}

function placedTerms(texts: string[], attribute: number, units: Units): PlacedTerm[] {
  const placed: PlacedTerm[] = [];
  let start = 0;
  for (const text of texts) {
    const tokens = tokensOf(text);
    for (const [offset, token] of tokens.entries()) {
      const before = tokens[offset - 1];
      if (before !== undefined && isHardBreak(text.slice(before.end, token.start))) start += GAP - 1;
      const position = Math.min(start + offset, MAX_POSITION);
      placed.push({ term: token.term, attribute, position });
      const measure = measureAt(tokens, offset, units);
      if (measure !== undefined && measure !== token.term) placed.push({ term: measure, attribute, position });
    }
    start += tokens.length + GAP;
  }
  return placed;
}

/** '4 Megapíxeles' is also found as '4mp', '12volts' as '12v'. */
function measureAt(tokens: Token[], offset: number, units: Units): string | undefined {
  const term = tokens[offset]?.term ?? '';
  const glued = gluedUnitTerm(units, term);
  if (glued !== undefined) return glued;
  const following = tokens[offset + 1];
  return following === undefined ? undefined : unitTerm(units, term, following.term);
}
