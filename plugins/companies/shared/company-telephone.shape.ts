import { createOnly, defineShape, reference, text } from '@mayorista/kernel/shape';
import { telephoneType } from '@mayorista/reference/shared';
import { companies } from './referables';

/** A telephone of a company, mobile or landline (spec storefront 3, Company telephone). */
export const companyTelephone = defineShape({
  name: 'company-telephone',
  domain: 'companies',
  label: ['un teléfono', 'teléfonos'],
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    number: text({ label: 'Número', max: 20, required: true }),
    extension: text({ label: 'Extensión', max: 10, pattern: [/^\d+$/, 'digits_only'] }),
    type: reference(telephoneType, { label: 'Tipo de teléfono', required: true }),
  },
  found: { by: { number: 'digits' }, shows: ['company'], opens: 'company' },
  list: {
    columns: ['id', 'number', 'extension', 'company', 'type'],
    filters: ['company', 'type'],
    search: ['number'],
  },
  unique: [['company', 'number', 'extension']],
});
