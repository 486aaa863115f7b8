import { IVA_RATES } from '@mayorista/config';
import { decimal, service, type Core, type FieldError } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/reference/contract';
import type { Knex } from 'knex';
import { cfdiTotals } from '../cfdi/totals.rules';
import { findIssuer, judgeIssuer } from '../issuer';
import type { InvoiceRow } from './invoice.store';
import { toLine } from './to-draft';

/** Lists every reason for which a document would be refused, by our own rules and the catalogues that are loaded. */
export async function judgeInvoice(strapi: Core.Strapi, knex: Knex, row: InvoiceRow): Promise<FieldError[]> {
  return [
    ...judgeIssuer(),
    ...(await judgeReceiver(strapi, knex, row)),
    ...(row.type === 'P'
      ? []
      : [...judgeTotals(row), ...(await judgeCodes(strapi, knex, row)), ...(await judgePlace(strapi, row))]),
  ];
}

/** Refuses the border regions' rate on what is issued elsewhere: the place of issue must be in one (decrees of both regions, article 11). */
async function judgePlace(strapi: Core.Strapi, { lines, issue_zip_code: zip }: InvoiceRow): Promise<FieldError[]> {
  if (!lines.some(({ iva_rate: rate }) => decimal(rate).equals(IVA_RATES.border))) return [];
  const zipCode = zip ?? findIssuer()?.issuer.zipCode ?? null;
  const [place] = await service(strapi, 'reference.places').fiscal([{ countryId: null, zipCode }]);
  if (place?.region != null) return [];
  return [{ code: 'border_rate_elsewhere', field: 'issue_zip_code', params: { zip: zipCode ?? '' } }];
}

async function judgeReceiver(strapi: Core.Strapi, knex: Knex, row: InvoiceRow): Promise<FieldError[]> {
  if (row.receiver_rfc === null) return [{ code: 'fiscal_data_missing', field: 'company_id' }];
  return service(strapi, 'companies.fiscal').judge(knex, {
    rfc: row.receiver_rfc,
    businessName: row.receiver_name ?? '',
    regime: row.receiver_regime ?? '',
    use: row.cfdi_use ?? '',
    zipCode: row.receiver_zip_code ?? '',
  });
}

/** Lists what does not add up: of no lines or no money, lines and totals that differ, dollars without what one costs. */
export function judgeTotals(row: InvoiceRow): FieldError[] {
  const totals = cfdiTotals(row.lines.map(toLine));
  const differs = (['subtotal', 'discount', 'total'] as const).filter(
    (name) => !decimal(totals[name]).equals(row[name]),
  );
  return [
    ...(row.lines.length === 0 ? [{ code: 'invoice_without_lines', field: 'lines' }] : []),
    ...(decimal(row.total).greaterThan(0) ? [] : [{ code: 'invoice_of_nothing', field: 'total' }]),
    ...differs.map((field) => ({ code: 'totals_differ', field })),
    ...(row.currency === 'USD' && row.exchange_rate === null
      ? [{ code: 'exchange_rate_missing', field: 'exchange_rate' }]
      : []),
    ...row.lines.flatMap((line, at) =>
      decimal(line.unit_price).times(line.quantity).equals(line.amount)
        ? []
        : [{ code: 'amount_differs', field: `lines.${at}.amount` }],
    ),
  ];
}

async function judgeCodes(
  strapi: Core.Strapi,
  knex: Knex,
  { lines, payment_form: form }: InvoiceRow,
): Promise<FieldError[]> {
  const tax = service(strapi, 'reference.tax');
  const keys = new Set(
    await tax.unknown(
      knex,
      'product-keys',
      lines.map((line) => line.product_key),
    ),
  );
  const units = new Set(
    await tax.unknown(
      knex,
      'units',
      lines.map((line) => line.unit_key),
    ),
  );
  const forms = await tax.unknown(knex, 'payment-forms', form === null ? [] : [form]);
  return [
    ...lines.flatMap(({ product_key: key, description, unit_key: unit }, at): FieldError[] => [
      ...(/^\d{8}$/.test(key) && !keys.has(key)
        ? []
        : [{ code: 'sat_key_missing', field: `lines.${at}.product_key`, params: { product: description } }]),
      ...(units.has(unit) ? [{ code: 'not_an_option', field: `lines.${at}.unit_key` }] : []),
    ]),
    ...forms.map(() => ({ code: 'not_an_option', field: 'payment_form' })),
  ];
}
