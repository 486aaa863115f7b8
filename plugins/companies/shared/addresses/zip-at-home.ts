import { DEFAULT_COUNTRY_ID } from '@mayorista/config/constants';

interface Place {
  readonly countryId?: number | null;
  readonly zipCode: string | null;
}

/** Returns the postal code of a place in the republic; null for one abroad, whose code means nothing here however it looks. */
export const zipAtHome = ({ countryId, zipCode }: Place): string | null =>
  countryId == null || countryId === DEFAULT_COUNTRY_ID ? zipCode : null;
