import { fold, type FieldError } from '@mayorista/kernel';
import { DEFAULT_COUNTRY_ID } from '@mayorista/config/constants';
import type { PostalPlace } from '@mayorista/reference/contract';

/** What the postal code decides of an address. */
export interface PlacedAddress {
  readonly zip_code: string | null;
  readonly colony: string | null;
  readonly is_custom_colony: number;
  readonly country_id: number | null;
}

/** Tells whether an address is in the republic, whose postal codes are known. */
export const isMexican = ({ country_id: country }: Pick<PlacedAddress, 'country_id'>): boolean =>
  country === null || country === DEFAULT_COUNTRY_ID;

/**
 * Lists what does not fit the postal code: its form, and a settlement that is not of it unless it was typed by hand. `place` is what the
 * post knows of it; null for a code that is not in the list, whose settlement must be typed by hand.
 */
export function judgePlace(address: PlacedAddress, place: PostalPlace | null): FieldError[] {
  const { zip_code: zip, colony } = address;
  if (!isMexican(address) || zip === null) return [];
  if (!/^\d{5}$/.test(zip)) return [{ code: 'invalid_zip_code', field: 'zip_code' }];
  if (address.is_custom_colony === 1 || colony === null) return [];
  if (place === null) return [{ code: 'zip_code_not_found', field: 'zip_code' }];
  const isKnown = place.colonies.some((each) => fold(each) === fold(colony));
  return isKnown ? [] : [{ code: 'colony_elsewhere', field: 'colony' }];
}
