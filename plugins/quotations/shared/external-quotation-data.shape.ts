import { defineShape, lines, money, privateFile, readOnly, reference, text } from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';
import { distributorQuotation } from './distributor-quotation.shape';
import { MOST_LINES } from './terms';

/**
 * What a distributor shows its own customer of a quotation (spec storefront 3, external quotation data): its logo, its texts, its margin as
 * a whole or by product. One a company for all quotations, and one a quotation in its place. The house does not read it.
 */
export const externalQuotationData = defineShape({
  name: 'external-quotation-data',
  domain: 'quotations',
  label: ['un dato de cotización externa', 'datos de cotización externa'],
  fields: {
    business_name: text({ label: 'Nombre comercial', max: 200 }),
    company: readOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    quotation: readOnly(reference(distributorQuotation, { label: 'Cotización', onRemove: 'remove' })),
    /** 'company:3' or 'quotation:12': there is one of each. */
    key: readOnly(text({ label: 'Clave', max: 60, unique: true })),
    contact: text({ label: 'Contacto', max: 500 }),
    customer_name: text({ label: 'Cliente', max: 200 }),
    header_text: text({ label: 'Texto de entrada', max: 2_000 }),
    footer_text: text({ label: 'Condiciones', max: 4_000 }),
    margin_percent: money({ label: 'Margen (%)', min: 0, max: 1_000, default: '0.00', isRate: true }),
    logo: privateFile({ label: 'Logotipo', kinds: ['png', 'jpg', 'jpeg'], maxBytes: 2 * 1024 * 1024 }),
  },
  lines: {
    margins: lines({
      one: 'margin',
      label: 'Márgenes por producto',
      max: MOST_LINES,
      unique: [['product'], 'Este producto ya tiene un margen'],
      fields: {
        product: reference(products, { label: 'Producto', required: true, onRemove: 'remove' }),
        margin_percent: money({ label: 'Margen (%)', min: 0, max: 1_000, required: true, isRate: true }),
      },
    }),
  },
  hidden: true,
  list: { columns: ['id', 'business_name', 'company', 'margin_percent'] },
});
