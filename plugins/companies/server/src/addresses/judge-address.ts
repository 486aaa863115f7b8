import { service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import { missingAddressFields, type AddressTexts } from '../../../shared';
import { companyRefusals } from '../companies/company-rows';
import { defaultRegion, telephoneRefusals } from '../contacts/telephone.rules';
import { isMexican, judgePlace, type PlacedAddress } from './address.rules';

interface Candidate extends PlacedAddress, AddressTexts {
  readonly company_id: number | null;
  readonly zip_code: string | null;
  readonly colony: string | null;
}

const placeFields = [
  'zip_code',
  'colony',
  'is_custom_colony',
  'country_id',
] as const satisfies readonly (keyof PlacedAddress)[];

/**
 * Lists every reason why an address must not be written: what it lacks, its telephone, its postal code, its company. One that stays where
 * it was is not held against the post again, whose list may be another one by now.
 */
export async function judgeAddress({
  tx,
  actor,
  record,
  before,
}: {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: Candidate;
  readonly before: PlacedAddress | null;
}): Promise<FieldError[]> {
  const place = record.zip_code === null ? null : await service(tx.strapi, 'reference.places').find(record.zip_code);
  const isMoved = before === null || placeFields.some((field) => before[field] !== record[field]);
  return [
    ...missingAddressFields(record),
    ...telephoneRefusals(record.telephone ?? null, isMexican(record) ? defaultRegion : undefined),
    ...(isMoved ? judgePlace(record, place) : []),
    ...(await companyRefusals(tx, actor, record)),
  ];
}

/** Returns the municipality that the post knows for an address that was written without one. */
export async function completedAddress(
  tx: Tx,
  address: PlacedAddress & { readonly municipality: string | null },
): Promise<{ municipality?: string }> {
  if (address.municipality !== null || address.zip_code === null || !isMexican(address)) return {};
  const place = await service(tx.strapi, 'reference.places').find(address.zip_code);
  return place === null ? {} : { municipality: place.municipality };
}
