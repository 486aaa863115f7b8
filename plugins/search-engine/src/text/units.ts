import type { Units } from '../vocabulary';

const GLUED = /^(\d+)(\p{L}+)$/u;

/** The indexed form of a measure: ('4', 'megapixels') gives '4mp'; undefined when it is none. */
export function unitTerm(units: Units, number: string, unit: string): string | undefined {
  const canonical = Object.hasOwn(units, unit) ? units[unit] : undefined;
  return canonical !== undefined && /^\d{1,7}$/.test(number) ? `${number}${canonical}` : undefined;
}

/** The indexed form of a measure written in one word, when it differs: '12volts' gives '12v'. */
export function gluedUnitTerm(units: Units, term: string): string | undefined {
  const parts = GLUED.exec(term);
  if (parts === null) return undefined;
  return unitTerm(units, parts[1] ?? '', parts[2] ?? '');
}
