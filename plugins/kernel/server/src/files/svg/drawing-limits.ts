import type { FieldError } from '../../errors/refusal';

export const mostDrawingBytes = 2 * 1024 * 1024;
const mostElements = 6_000;
const mostDepth = 60;
const mostAttributes = 200;

/**
 * Returns why a drawing is not taken, by counting its tags alone: as many elements, or so deep in each other, as would keep whoever reads or
 * shows it for seconds; null for nothing.
 */
export function drawingProblem(text: string): Pick<FieldError, 'code' | 'params'> | null {
  let [elements, depth] = [0, 0];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const aside = asideEnd(text, at);
    if (aside !== null) {
      at = aside;
      continue;
    }
    const { end, attributes } = tagEnd(text, at);
    if (text[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      if (text[end - 1] !== '/') depth += 1;
    }
    if (elements > mostElements || depth > mostDepth || attributes > mostAttributes)
      return { code: 'drawing_too_complex' };
    at = end;
  }
  return null;
}

const asides: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Returns where a comment or an instruction ends; null where a tag begins. */
function asideEnd(text: string, at: number): number | null {
  const aside = asides.find(([begin]) => text.startsWith(begin, at));
  if (aside === undefined) return null;
  const end = text.indexOf(aside[1], at + aside[0].length);
  return end < 0 ? text.length : end + aside[1].length;
}

/** Returns where a tag ends, and how many values it has: one in quotes may hold what ends others. */
function tagEnd(text: string, at: number): { readonly end: number; readonly attributes: number } {
  let [quote, attributes] = ['', 0];
  for (let place = at + 1; place < text.length; place += 1) {
    const letter = text[place] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") [quote, attributes] = [letter, attributes + 1];
    else if (letter === '>') return { end: place, attributes };
  }
  return { end: text.length, attributes };
}
