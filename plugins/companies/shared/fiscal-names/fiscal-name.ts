import { trimEndOf } from '@mayorista/kernel/shared';
import { companyKinds, financialKinds, variableCapital } from './company-kinds';

/** How a kind is compared: as letters alone, for it is written with dots, commas and blanks or without ('S.A. DE C.V.', 'S A DE CV'). */
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z]/g, '');

const endings: ReadonlySet<string> = new Set(
  companyKinds.flatMap(({ short, full, mayVary = false }) =>
    [...short, ...full].flatMap((kind) => {
      const forms = mayVary ? [kind, ...variableCapital.map((capital) => `${kind} ${capital}`)] : [kind];
      return forms.flatMap((form) => [form, ...financialKinds.map((financial) => `${form} ${financial}`)]).map(letters);
    }),
  ),
);
const longestEnding = Math.max(...[...endings].map(({ length }) => length));

/** RFC of a natural person, whose surname may be what a kind is called ('José Sá'). */
const isPerson = (rfc: string | null | undefined): boolean => rfc?.length === 13;

/**
 * Writes a name as the tax authority's register has it: capitals, single blanks, without the kind of company at its end, however that is
 * written; a natural person's (by RFC) keeps all its words.
 */
export function fiscalName(name: string, rfc?: string | null): string {
  const upper = name
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
    .toLocaleUpperCase('es-MX');
  return isPerson(rfc) ? upper : withoutKinds(upper);
}

/** Takes kinds off the end until there is none: certificates have been made with two. A name of nothing else stays. */
function withoutKinds(name: string): string {
  // Words begin behind blanks, and behind commas and semicolons where somebody left the blank out.
  const starts = [...name.matchAll(/[\s,;](?=[^\s,;])/g)].map(({ index }) => index).reverse();
  let end = -1;
  for (const at of starts) {
    const tail = letters(name.slice(at));
    if (tail.length > longestEnding) break;
    if (endings.has(tail)) end = at;
  }
  return end < 0 ? name : withoutKinds(trimEndOf(name.slice(0, end), /[\s,;]/));
}
