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
