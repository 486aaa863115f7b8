import { RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, getLengthRange, isPotentiallyEmpty } from 'regexp-ast-analysis';
import { madePattern, patternOf } from './pattern-of.mjs';

const parser = new RegExpParser();

/** The alternatives of which an element is made: of a group or an assertion, and of what a quantifier repeats. */
const alternativesIn = (element) =>
  element.type === 'Quantifier' ? alternativesIn(element.element) : (element.alternatives ?? []);

/** The quantifiers without end within an element, each with whether something after it within the element can refuse. */
function endless(element) {
  const inside = alternativesIn(element).flatMap(({ elements }) =>
    elements.flatMap((each, at) =>
      endless(each).map(({ quantifier, isRefused }) => ({
        quantifier,
        isRefused: isRefused || canRefuse(elements.slice(at + 1)),
      })),
    ),
  );
  return element.type === 'Quantifier' && element.max === Infinity
    ? [{ quantifier: element, isRefused: false }, ...inside]
    : inside;
}

const canRefuse = (elements) =>
  elements.some((each) => each.type === 'Assertion' || each.type === 'Backreference' || !isOptional(each));
const isOptional = (element) => element.type === 'Quantifier' && element.min === 0;

/** Tells whether all that an element consumes may be of what a quantifier repeats: then text of it begins the pattern again and again within. */
function isWithin(element, quantifier, flags) {
  if (element.type === 'Assertion' || isPotentiallyEmpty(element, flags)) return true;
  return !getConsumedChars(element, flags).chars.isDisjointWith(getConsumedChars(quantifier.element, flags).chars);
}

/** Elements with those of plain groups in their place: `(<!--)(.*)` begins as `<!--.*` does. */
const flat = (elements) =>
  elements.flatMap((each) =>
    /^(Capturing)?Group$/.test(each.type) && each.alternatives.length === 1
      ? flat(each.alternatives[0].elements)
      : [each],
  );

const isAnchored = ([first], { multiline }) => first?.type === 'Assertion' && first.kind === 'start' && !multiline;

/** The first quantifier of a pattern that is walked to the end of a text from each of its beginnings; null where there is none. */
function rescanned({ pattern, flags: given }) {
  const flags = parser.parseFlags(given);
  if (flags.sticky) return null;
  const { alternatives } = parser.parsePattern(pattern, undefined, undefined, {
    unicode: flags.unicode,
    unicodeSets: flags.unicodeSets,
  });
  for (const alternative of alternatives) {
    const elements = flat(alternative.elements);
    if (isAnchored(elements, flags)) continue;
    for (const [at, element] of elements.entries()) {
      const before = elements.slice(0, at);
      // What a pattern begins with is looked at by no-super-linear-move.
      if (!before.some((each) => each.type !== 'Assertion' && getLengthRange(each, flags).min > 0)) continue;
      const found = endless(element).find(
        ({ quantifier, isRefused }) =>
          (isRefused || canRefuse(elements.slice(at + 1))) && before.every((each) => isWithin(each, quantifier, flags)),
      );
      if (found !== undefined) return found.quantifier.raw;
    }
  }
  return null;
}

/**
 * `<!--[\s\S]*?-->` looks through the rest of a text from each `<!--` in it: the square of its length, where nothing ends the first. Neither
 * rule of eslint-plugin-regexp says so, for one looks at single beginnings and the other at what a pattern begins with. Write what ends the
 * walk (`[^<]*`), anchor the pattern, cut the text, or look for its parts by `indexOf`.
 */
export const rescanningPattern = {
  meta: {
    type: 'problem',
    messages: {
      rescanned: 'From each beginning of this pattern {{ part }} may walk to the end of the text: n² steps.',
    },
    schema: [],
  },
  create(context) {
    const look = (node) => {
      const written = patternOf(node);
      const part = written === null ? null : rescanned(written);
      if (part !== null) context.report({ node, messageId: 'rescanned', data: { part } });
    };
    return { 'Literal[regex]': look, [madePattern]: look };
  },
};
