import type { FieldError } from '@mayorista/kernel';
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';

/** Numbers without a country are of México. */
export const defaultRegion: CountryCode = 'MX';

/** Prefixes of before 2019 (044, 045, 01, and the 1 after +52), which are no part of a number any more. */
const former = /^(?:\+?52)?\s*(?:044|045|01|1(?=\s*\d{2}[\s\d-]{8,}$))\s*/;

/** Parses a telephone number as people write it; undefined when it is none. */
export function parseTelephone(text: string, region: CountryCode | undefined = defaultRegion): PhoneNumber | undefined {
  const written = text.trim();
  const national = region === 'MX' && !/^\+(?!52)/.test(written) ? written.replace(former, '') : written;
  const parsed = parsePhoneNumberFromString(national, region);
  return parsed?.isPossible() === true ? parsed : undefined;
}

/** Refuses what is no telephone number; nothing is not judged here. */
export const telephoneRefusals = (text: string | null, region?: CountryCode, field = 'telephone'): FieldError[] =>
  text === null || text.trim() === '' || parseTelephone(text, region) !== undefined
    ? []
    : [{ code: 'invalid_telephone', field }];

/** A WhatsApp number as it is stored: 12 digits, the country's two first; null when it is none (spec storefront 3). */
export function parseWhatsapp(text: string): string | null {
  const digits = (parseTelephone(text)?.number ?? '').replace(/\D/g, '');
  return digits.length === 12 ? digits : null;
}

/** Writes a stored WhatsApp number as +CC XX-XXXX-XXXX. */
export const formatWhatsapp = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{2})(\d{4})(\d{4})$/, '+$1 $2-$3-$4');
