import type { AddressService, DeliveryAddress } from '../../../contract';
import { tables } from '../uids';

const sources = { company: tables.companyAddress, book: tables.addressBookDetail } as const;

/** Addresses as other domains send goods to them. */
export const addressService = (): AddressService => ({
  async findIn(tx, companyId, { id, source = 'company' }) {
    const row = (await tx.trx(sources[source]).where({ id, company_id: companyId }).first()) as
      (DeliveryAddress & { readonly status?: number }) | undefined;
    if (row === undefined || row.status === 0) return null;
    const { receivers_name, telephone, street, exterior_number, interior_number, colony } = row;
    const { zip_code, municipality, state, country_id, reference } = row;
    return {
      ...{ receivers_name, telephone, street, exterior_number, interior_number, colony },
      ...{ zip_code, municipality, state, country_id, reference },
    };
  },
});
