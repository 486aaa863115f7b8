import { defineShape, privateFile, reference } from '@mayorista/kernel/shape';
import { companies } from './referables';

/** A company's logo as it is printed on what it shows its customers (spec storefront 7, company-logos). */
export const companyLogo = defineShape({
  name: 'company-logo',
  domain: 'companies',
  label: ['un logo', 'logos'],
  fields: {
    company: reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' }),
    logo: privateFile({ label: 'Logo', kinds: ['png'] }),
  },
  hidden: true,
  unique: [['company']],
  list: { columns: ['id', 'company'] },
});
