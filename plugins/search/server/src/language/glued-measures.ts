import { gluedUnitTerm, tokensOf, unitTerm } from '@mayorista/search-engine';
import { UNITS } from './units';

/** Writes the measures of a query as one word each, in their one form: '12 v 10 a' is '12v 10a', '4 megapixeles' '4mp'. Within quotes nothing is touched. */
export function withGluedMeasures(text: string): string {
  if (text.includes('"')) return text;
  const tokens = tokensOf(text);
  let [glued, end] = ['', 0];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) break;
    const isNear = next !== undefined && text.slice(token.end, next.start).trim() === '';
    const pair = isNear ? unitTerm(UNITS, token.term, next.term) : undefined;
    const measure = pair ?? gluedUnitTerm(UNITS, token.term);
    if (measure === undefined) continue;
    glued += text.slice(end, token.start) + measure;
    if (pair !== undefined) at += 1;
    end = tokens[at]?.end ?? end;
  }
  return glued + text.slice(end);
}
