import type { FieldError } from '@mayorista/kernel';
import { defaultRegion, parseTelephone } from '@mayorista/people/shared';
import type { CountryCode } from 'libphonenumber-js/min';

export { defaultRegion, parseTelephone };

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
