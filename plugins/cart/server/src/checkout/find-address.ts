import { isPublished, reject, service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { DeliveryAddress } from '@mayorista/companies/contract';

/**
 * An address of the buyer's own company, or of its address book; ValidationError with direction_not_found for another's, or where there are
 * no addresses.
 */
export async function addressIn(
  tx: Tx,
  { companyId }: Actor,
  addressId: number,
  source: 'company' | 'book' = 'company',
): Promise<DeliveryAddress> {
  const found =
    companyId === null || !isPublished(tx.strapi, 'companies.addresses')
      ? null
      : await service(tx.strapi, 'companies.addresses').find(companyId, addressId, source);
  return found ?? reject('direction_not_found', 'direction_not_found');
}
