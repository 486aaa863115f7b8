import type { FieldError } from '@mayorista/kernel';

/** What is typed of an address. */
export interface AddressTexts {
  readonly street?: string | null;
  readonly exterior_number?: string | null;
  readonly zip_code?: string | null;
  readonly telephone?: string | null;
  readonly colony?: string | null;
  readonly state?: string | null;
  readonly receivers_name?: string | null;
}

const required = [
  'street',
  'exterior_number',
  'zip_code',
  'telephone',
  'colony',
  'state',
  'receivers_name',
] as const satisfies readonly (keyof AddressTexts)[];

/** Lists what an address still lacks, each field with its own text (spec storefront 5, Cart address errors). */
export const missingAddressFields = (address: AddressTexts): FieldError[] =>
  required.flatMap((field) => ((address[field] ?? '').trim() === '' ? [{ code: `${field}_required`, field }] : []));
