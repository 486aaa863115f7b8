import { createOnly, defineShape, reference, text } from '@mayorista/kernel/shape';
import { addressFields } from './addresses/address-fields';
import { companies } from './referables';

/** An address of the company's address book: where a customer of the distributor receives (spec storefront 3, Cart delivery). */
export const addressBookDetail = defineShape({
  name: 'address-book-detail',
  domain: 'companies',
  label: ['un destinatario', 'destinatarios'],
  // An address has a state of the republic, and no states of its own.
  stateField: 'stage',
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    nombre: text({ label: 'Nombre', max: 80 }),
    apellidos: text({ label: 'Apellidos', max: 80 }),
    alias: text({ label: 'Alias', max: 80 }),
    ...addressFields,
  },
  list: {
    columns: ['id', 'company', 'nombre', 'apellidos', 'alias', 'street', 'colony', 'zip_code'],
    filters: ['company', 'is_favorited', 'zip_code'],
    search: ['nombre', 'apellidos', 'alias', 'receivers_name', 'street', 'colony', 'municipality', 'zip_code'],
    order: ['is_favorited', 'desc'],
  },
  indexes: [['company', 'is_favorited']],
});
