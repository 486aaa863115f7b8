import { day, defineShape, money, readOnly, reference, text } from '@mayorista/kernel/shape';
import { brands } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';

/** A percentage off for a company, on one brand or on all (spec people-and-crm 7, Discounts and company data). */
export const companyDiscountConf = defineShape({
  name: 'company-discount-conf',
  domain: 'pricing',
  label: ['un descuento de empresa', 'descuentos de empresas'],
  fields: {
    company: reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' }),
    brand: reference(brands, { label: 'Marca', hint: 'Todas, si no se elige una', onRemove: 'remove', index: false }),
    discount: money({ label: 'Descuento (%)', required: true, decimals: 4, digits: [10, 2], isRate: true }),
    start_date: day({ label: 'Desde' }),
    end_date: day({ label: 'Hasta' }),
    set_by: readOnly(text({ label: 'Lo fijó', max: 255 })),
  },
  indexes: [['company', 'brand']],
  hidden: true,
  list: { columns: ['id', 'company', 'brand', 'discount', 'start_date', 'end_date'], filters: ['company', 'brand'] },
});
