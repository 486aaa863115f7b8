import { createOnly, defineShape, reference, text } from '@mayorista/kernel/shape';
import { cfdiUse, taxRegime } from '@mayorista/reference/shared';
import { companies } from './referables';

/** What the tax authority knows a company by, as its invoices write it (spec storefront 7, Company; spec people 3). */
export const companyFiscalData = defineShape({
  name: 'company-fiscal-data',
  domain: 'companies',
  label: ['un registro de datos fiscales', 'datos fiscales'],
  fields: {
    business_name: text({
      label: 'Razón social',
      hint: 'Como está en la constancia de situación fiscal, sin el tipo de sociedad',
      max: 254,
      required: true,
    }),
    company: createOnly(reference(companies, { label: 'Empresa', required: true })),
    rfc: text({ label: 'RFC', max: 13, required: true }),
    tax_regime: reference(taxRegime, { label: 'Régimen fiscal', required: true }),
    cfdi_use: reference(cfdiUse, { label: 'Uso de CFDI', required: true }),
    zip_code: text({ label: 'Código postal fiscal', max: 5, required: true, pattern: [/^\d{5}$/, 'invalid_zip_code'] }),
    fiscal_address: text({ label: 'Domicilio fiscal', max: 500 }),
  },
  unique: [['company']],
  found: { by: { business_name: 'words', rfc: 'code' }, shows: ['rfc', 'company'], opens: 'company' },
  list: {
    columns: ['id', 'company', 'rfc', 'business_name', 'tax_regime', 'cfdi_use', 'zip_code'],
    filters: ['company', 'rfc'],
    search: ['rfc', 'business_name', 'company.name'],
  },
});
