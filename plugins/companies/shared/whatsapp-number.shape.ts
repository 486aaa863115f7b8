import { createOnly, defineShape, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { companies } from './referables';

/** A WhatsApp number of a company: 12 digits, the country's first (spec storefront 3, WhatsApp number). */
export const whatsappNumber = defineShape({
  name: 'distributor-whatsapp-number',
  domain: 'companies',
  label: ['un número de WhatsApp', 'números de WhatsApp'],
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    number: text({ label: 'Número', max: 20, required: true }),
    verified_at: readOnly(moment({ label: 'Verificado' })),
  },
  found: { by: { number: 'digits' }, shows: ['company'], opens: 'company' },
  list: { columns: ['id', 'number', 'company', 'verified_at'], filters: ['company'], search: ['number'] },
  unique: [['company', 'number']],
});
