import { clabe } from 'clabe-validator';
import { Rfc } from '@nodecfdi/rfc';

/** Tells whether a text is an RFC of a person or a company whose check digit is right. Small letters and spaces around are forgiven. */
export function isRfc(text: string): boolean {
  const rfc = Rfc.parseOrNull(text.trim().toUpperCase());
  return rfc !== null && !rfc.isGeneric() && !rfc.isForeign() && rfc.doesCheckSumMatch();
}

const curpLetters = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const curpPattern =
  /^[A-Z][AEIOUX][A-Z]{2}(\d{2})(\d{2})(\d{2})[HMX](AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE)[B-DF-HJ-NP-TV-ZÑX]{3}([A-Z0-9])(\d)$/;

/** Tells whether a text is a CURP: its form, a day that exists, a state of the republic, and the check digit (RENAPO, instructivo normativo). */
export function isCurp(text: string): boolean {
  const curp = text.trim().toUpperCase();
  const [, year = '', month = '', day = '', , homonym = '', digit = ''] = curpPattern.exec(curp) ?? [];
  if (digit === '') return false;
  // The seventeenth place is a digit for who was born before 2000, a letter afterwards.
  const born = new Date(Date.UTC((/\d/.test(homonym) ? 1900 : 2000) + Number(year), Number(month) - 1, Number(day)));
  if (born.getUTCMonth() !== Number(month) - 1 || born.getUTCDate() !== Number(day)) return false;
  const sum = [...curp.slice(0, 17)].reduce((total, letter, at) => total + curpLetters.indexOf(letter) * (18 - at), 0);
  return (10 - (sum % 10)) % 10 === Number(digit);
}

/** Tells whether a text is a social security number: eleven digits, the last one by Luhn's rule (IMSS). */
export function isNss(text: string): boolean {
  if (!/^\d{11}$/.test(text.trim())) return false;
  const sum = [...text.trim()].reverse().reduce((total, digit, at) => {
    const number = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (number > 9 ? number - 9 : number);
  }, 0);
  return sum % 10 === 0;
}

/** Tells whether a text is a CLABE: eighteen digits of a bank that exists, with its check digit. */
export const isClabe = (text: string): boolean => clabe.validate(text.trim()).ok;
