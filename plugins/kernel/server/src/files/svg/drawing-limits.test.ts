import { expect, test } from 'vitest';
import { drawingProblem } from './drawing-limits';
import { isSvgSafe } from './svg-safety';

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  ['of many shapes', svg('<rect width="9" height="9"/>'.repeat(5_000))],
  ['of groups in each other', svg('<g>'.repeat(50) + '</g>'.repeat(50))],
  ['of groups beside each other', svg('<g><g></g></g>'.repeat(2_000))],
  ['with a long path', svg(`<path d="${'M0 0h9v9z'.repeat(100_000)}"/>`)],
  [
    'with comments and text that look like tags',
    svg(`<!--${'<g>'.repeat(9_000)}--><![CDATA[${'<g>'.repeat(9_000)}]]>`),
  ],
])('a drawing %s is taken', (_what, text) => expect(drawingProblem(text)).toBeNull());

test.each([
  ['elements', svg('<g/>'.repeat(6_001))],
  ['depth', svg('<g>'.repeat(61))],
  ['depth behind what a value in quotes says', svg('<g a="/>" b=\'>\'>'.repeat(61))],
  ['attributes of one element', svg(`<g ${Array.from({ length: 201 }, (_, at) => `a${at}="1"`).join(' ')}/>`)],
])('too many %s are not', (_what, text) => expect(drawingProblem(text)).toEqual({ code: 'drawing_too_complex' }));

/** Texts on which a pattern that begins anew at each letter takes minutes. */
test.each([
  ['comments without an end', '<!--'.repeat(400_000)],
  ['an address of blanks', `<a href=${' '.repeat(1_500_000)}>`],
  ['types without an end', '<!DOCTYPE '.repeat(150_000)],
  ['an address of style of blanks', `url(${' '.repeat(1_500_000)}#a`],
])('%s are refused at once, or found harmless', (_what, text) => {
  const begun = performance.now();
  isSvgSafe(Buffer.from(svg(text)));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
