import { knexWithin, type Deps } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { AddressService } from '../../../contract';
import type { addressBookDetail, companyAddress } from '../../../shared';
import { tables } from '../uids';

const sources = { company: tables.companyAddress, book: tables.addressBookDetail } as const;

type Stored = RowOf<typeof companyAddress> | RowOf<typeof addressBookDetail>;

/** Gives addresses to other domains, which keep copies. */
export const addressService = ({ strapi }: Deps): AddressService => ({
  async find(companyId, addressId, source = 'company') {
    const row = (await knexWithin(strapi)(sources[source]).where({ id: addressId, company_id: companyId }).first()) as
      Stored | undefined;
    if (row === undefined || ('status' in row && row.status === 0)) return null;
    return {
      id: row.id,
      alias: row.alias,
      receiversName: row.receivers_name ?? '',
      telephone: row.telephone ?? '',
      street: row.street ?? '',
      exteriorNumber: row.exterior_number ?? '',
      interiorNumber: row.interior_number,
      colony: row.colony ?? '',
      municipality: row.municipality,
      state: row.state ?? '',
      zipCode: row.zip_code ?? '',
      countryId: row.country_id,
      reference: row.reference,
    };
  },
});
