import type { Core } from '@strapi/strapi';
import type { FoundBy } from '../../../shared/shape';
import { fold } from '../../../shared/text';
import { isPostgres } from '../transactions/in-transaction';
import { foldedColumn, indexedFold } from '../resources/folded-column';

/** Characters that people leave out of a code, or put into it. */
const separators = [' ', '-', '/', '.', '_', '#'];
const aroundDigits = [' ', '-', '/', '.', '(', ')', '+'];
const nationalDigits = 10;

const without = (sql: string, characters: readonly string[]): string =>
  characters.reduce((text, each) => `replace(${text}, '${each}', '')`, sql);

/** Returns the SQL of a column as codes are compared, `??` standing for the column; an index can be made of it. */
const codeColumn = (strapi: Core.Strapi): string => without(indexedFold(strapi, 1), separators);

/** Returns the SQL of a column's digits, as telephones are compared. */
const digitsColumn = (strapi: Core.Strapi): string =>
  isPostgres(strapi)
    ? `regexp_replace(coalesce(??, ''), '[^0-9]', '', 'g')`
    : without(`coalesce(??, '')`, aroundDigits);

/** Returns the SQL of a column as it is compared when it is found in a way. */
export function foundColumn(strapi: Core.Strapi, by: FoundBy): string {
  if (by === 'digits') return digitsColumn(strapi);
  return by === 'words' ? foldedColumn(strapi) : codeColumn(strapi);
}

/** A typed text in each of the ways in which it is looked for; null where it is none. */
export interface Typed {
  readonly code: string | null;
  readonly digits: string | null;
  readonly words: readonly string[];
  /** A number by itself: an id, or the number of a folio. */
  readonly number: number | null;
}

const fewestOfCode = 2;
const fewestOfDigits = 4;
/** Parts of words are indexed in threes. */
const fewestOfWord = 3;
const mostWords = 8;
const largestId = 2_147_483_647;

/** Reads a typed text in each of the ways in which it is looked for. */
export function readTyped(text: string): Typed {
  const folded = fold(text).trim();
  const code = separators.reduce((rest, each) => rest.replaceAll(each, ''), folded);
  const digits = /^[\d\s()+./-]+$/.test(folded) ? folded.replaceAll(/\D/g, '') : '';
  const words = folded.split(/\s+/).filter(({ length }) => length >= fewestOfWord);
  const number = /^#?\d{1,10}$/.test(folded) ? Number(folded.replace('#', '')) : null;
  return {
    code: code.length >= fewestOfCode ? code : null,
    // With the country's code or without it: a Mexican number is its last ten digits.
    digits: digits.length >= fewestOfDigits ? digits.slice(-nationalDigits) : null,
    words: words.slice(0, mostWords),
    number: number !== null && number > 0 && number <= largestId ? number : null,
  };
}

const digitsOfFolio = 6;

/** Lists the codes of the folios whose number was typed alone, of this year and the last: '123' is P2026000123. */
export function folioCodes(by: FoundBy, number: number | null, year: number): string[] {
  if (!by.startsWith('folio ') || number === null || String(number).length > digitsOfFolio) return [];
  const letter = fold(by.slice('folio '.length));
  return [year, year - 1].map((each) => `${letter}${each}${String(number).padStart(digitsOfFolio, '0')}`);
}
