import { defineShape, privateFile, reference, text } from '@mayorista/kernel/shape';
import { companies } from './referables';

/** What could be read of a company's certificate of the tax authority (spec people 3, Company tax certificate). */
export const taxCertificate = defineShape({
  name: 'tax-certificate',
  domain: 'companies',
  label: ['una constancia fiscal', 'constancias fiscales'],
  fields: {
    company: reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' }),
    tax_certificate: privateFile({ label: 'Constancia', kinds: ['pdf'], maxBytes: 10 * 1024 * 1024 }),
    rfc: text({ label: 'RFC', max: 13 }),
    business_name: text({ label: 'Razón social', max: 254 }),
    zip_code: text({ label: 'Código postal', max: 5 }),
    regimes: text({ label: 'Regímenes', max: 2_000 }),
    id_cif: text({ label: 'idCIF', max: 20 }),
    uploaded_by: text({ label: 'Subió', max: 160 }),
  },
  hidden: true,
  unique: [['company']],
  list: { columns: ['id', 'company', 'rfc', 'business_name'] },
});
