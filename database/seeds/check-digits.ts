/** The thirteen digits of an EAN-13 barcode for its first twelve. */
export function ean13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * A Mexican tax id with its last (check) character, for the first eleven (company) or twelve (person) of it:
 * weights 13..2 over the SAT's alphabet, companies padded with a blank on the left, modulo 11.
 */
export function rfc(withoutCheck: string): string {
  const padded = withoutCheck.padStart(12, ' ');
  const sum = [...padded].reduce((total, char, i) => total + RFC_ALPHABET.indexOf(char) * (13 - i), 0);
  const digit = 11 - (sum % 11);
  const last = digit === 11 ? '0' : digit === 10 ? 'A' : String(digit);
  return withoutCheck + last;
}
