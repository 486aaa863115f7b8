import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

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

/** Prefixes of Mexican area codes that have two digits: México, Monterrey, Guadalajara. The others have three. */
const shortAreaCodes = ['33', '55', '56', '81'];

/**
 * Writes a number as the telephone input hands it on: from the dial code on, without spaces, with a 1 after that of México; null when it
 * is empty or none (spec people-and-crm 9).
 */
export function dialledNumber(text: string, region: CountryCode = defaultRegion): string | null {
  const phone = parseTelephone(text, region);
  if (phone?.isValid() !== true) return null;
  const { countryCallingCode: code, nationalNumber } = phone;
  return `+${code}${code === '52' ? '1' : ''}${nationalNumber}`;
}

/** The parts in which a telephone is kept. */
export interface TelephoneParts {
  readonly country_code: string;
  readonly area_code: string;
  readonly number: string;
}

/** Takes a number apart as telephones are kept; only Mexican ones have an area code of their own. Null when it is none. */
export function telephoneParts(dialled: string): TelephoneParts | null {
  const phone = parseTelephone(dialled);
  if (phone === undefined) return null;
  const [code, national] = [String(phone.countryCallingCode), String(phone.nationalNumber)];
  const digits = code !== '52' ? 0 : shortAreaCodes.includes(national.slice(0, 2)) ? 2 : 3;
  return { country_code: code, area_code: national.slice(0, digits), number: national.slice(digits) };
}

/** Countries of the telephone input, that of most numbers first, the others by their Spanish names. */
export function telephoneCountries(): readonly { readonly region: CountryCode; readonly label: string }[] {
  const names = new Intl.DisplayNames(['es-MX'], { type: 'region' });
  const all = getCountries().map((region) => ({
    region,
    label: `${names.of(region) ?? region} (+${getCountryCallingCode(region)})`,
  }));
  const inTurn = all.sort((one, other) => one.label.localeCompare(other.label, 'es'));
  return [
    ...inTurn.filter(({ region }) => region === defaultRegion),
    ...inTurn.filter(({ region }) => region !== defaultRegion),
  ];
}
