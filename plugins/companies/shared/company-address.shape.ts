import { createOnly, defineShape, quantity, reference, text } from '@mayorista/kernel/shape';
import { addressType } from '@mayorista/reference/shared';
import { addressFields } from './addresses/address-fields';
import { companies } from './referables';

/** An address of a company: fiscal, delivery, branch … (spec storefront 3, Company address). */
export const companyAddress = defineShape({
  name: 'company-address',
  plural: 'company-addresses',
  domain: 'companies',
  label: ['una dirección', 'direcciones'],
  // An address has a state of the republic, and no states of its own.
  stateField: 'stage',
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    address_type: reference(addressType, { label: 'Tipo de dirección' }),
    alias: text({ label: 'Alias', max: 80 }),
    ...addressFields,
    main_address: quantity({ label: 'Principal (1 sí, 0 no)', max: 1, default: 0 }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
    legacy_id: text({ label: 'Clave anterior', max: 40 }),
  },
  list: {
    columns: ['id', 'company', 'alias', 'street', 'exterior_number', 'colony', 'zip_code', 'main_address', 'status'],
    filters: ['company', 'address_type', 'main_address', 'is_favorited', 'status', 'zip_code'],
    search: ['alias', 'street', 'colony', 'municipality', 'zip_code', 'receivers_name'],
    order: ['main_address', 'desc'],
  },
  indexes: [['company', 'main_address']],
});
