import { buffer } from 'node:stream/consumers';
import { IVA_RATES } from '@mayorista/config';
import { getKnex, openFile, reject, service, systemActor, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import { toDrawable } from '../external/logo';
import { addMargins } from '../external/external.rules';
import { findLook } from '../external/find-external';
import type { QuotationRow } from '../quotations/quotation.types';
import { findVersion } from '../versions/version.store';
import { drawQuotation } from './draw-quotation';
import type { PrintedLine, PrintedQuotation } from './printed.types';

export interface Printing {
  /** Of the distributor to its own customer, with its logo and margin. */
  readonly isExternal: boolean;
  /** The newest one unless said. */
  readonly version?: number | undefined;
}

interface Content {
  readonly lines: readonly (PrintedLine & { readonly productId: number })[];
  readonly currency: 'MXN' | 'USD';
  readonly exchangeRate: string | null;
  readonly validTo: string | null;
  readonly number: number;
  readonly subtotal: string;
  readonly ivaRate: string;
  readonly iva: string;
  readonly total: string;
  readonly note: string | null;
  readonly isDraft: boolean;
}

/** Prints a version of a quotation, or the draft. Throws ValidationError for a version that was never sent. */
export async function printQuotation(
  strapi: Core.Strapi,
  quotation: QuotationRow,
  { isExternal, version }: Printing,
): Promise<Buffer> {
  const content = await contentOf(strapi, quotation, version);
  return drawQuotation(
    isExternal ? await toExternal(strapi, quotation, content) : await toHouse(strapi, quotation, content),
  );
}

/** Name of the file: the folio with the version, and nothing of the house in an external one. */
export const printedName = ({ folio, version }: QuotationRow, printing: Printing): string =>
  `${folio ?? 'cotizacion'}-v${printing.version ?? version}.pdf`;

async function contentOf(strapi: Core.Strapi, quotation: QuotationRow, asked: number | undefined): Promise<Content> {
  const frozen = await findVersion(getKnex(strapi), quotation.id, asked ?? quotation.version);
  if (frozen !== undefined && (asked !== undefined || quotation.status !== 'borrador'))
    return { ...frozen, isDraft: false };
  if (asked !== undefined && (asked !== quotation.version || quotation.status !== 'borrador'))
    return reject('quotation_version_unknown', 'version');
  const rows = await service(strapi, 'catalogue.cards').rows(quotation.lines.map(({ product_id: id }) => id));
  const products = new Map(rows.map((row) => [row.id, row]));
  return {
    number: quotation.version,
    currency: quotation.currency ?? 'MXN',
    exchangeRate: quotation.exchange_rate,
    validTo: quotation.valid_to,
    subtotal: quotation.subtotal,
    ivaRate: IVA_RATES.general,
    iva: quotation.iva,
    total: quotation.total,
    note: quotation.note,
    isDraft: true,
    lines: quotation.lines.map(({ product_id: productId, quantity, unit_price: price, subtotal }) => ({
      productId,
      model: products.get(productId)?.model ?? null,
      name: products.get(productId)?.name_es ?? '',
      quantity,
      unitPrice: price ?? '0.00',
      subtotal: subtotal ?? '0.00',
    })),
  };
}

const titleOf = ({ folio }: QuotationRow, { number, isDraft }: Content): string =>
  `${isDraft ? 'Borrador de cotización' : 'Cotización'} ${folio ?? ''}${number > 1 ? ` versión ${number}` : ''}`;

const percentOf = (rate: string): string => `${(Number(rate) * 100).toFixed(0)} %`;

async function toHouse(strapi: Core.Strapi, quotation: QuotationRow, content: Content): Promise<PrintedQuotation> {
  const company =
    quotation.company_id === null ? null : await service(strapi, 'companies.companies').find(quotation.company_id);
  const { exchangeRate, validTo, currency, note } = content;
  return {
    title: titleOf(quotation, content),
    facts: [
      ['Vigente hasta', `${validTo ?? ''} (hora del centro de México)`],
      ...(exchangeRate === null ? [] : [['Tipo de cambio sostenido', `${exchangeRate} MXN por USD`] as const]),
    ],
    seller: { name: 'Mayorista', logo: null, isHouse: true, lines: [] },
    customer: [
      company?.businessName ?? '',
      ...(company?.rfc == null ? [] : [`RFC ${company.rfc}`]),
      ...(quotation.contact_name === null ? [] : [`Atención a ${quotation.contact_name}`]),
    ],
    header: null,
    lines: content.lines,
    currency,
    totals: [
      ['Subtotal', content.subtotal],
      [`IVA ${percentOf(content.ivaRate)}`, content.iva],
      ['Total', content.total],
    ],
    footer: [
      ...(note === null ? [] : [note]),
      'Precios y tipo de cambio sostenidos hasta el fin del día de vigencia. Existencia, envío e IVA según el lugar de entrega se confirman al hacer el pedido.',
    ],
  };
}

/** The distributor's own quotation: its name, logo, texts and prices. The house, its costs and its exchange rate are not in it. */
async function toExternal(strapi: Core.Strapi, quotation: QuotationRow, content: Content): Promise<PrintedQuotation> {
  const { data, logoId, margins } = await findLook(strapi, quotation);
  const { lines, subtotal, iva, total } = addMargins(content.lines, content.ivaRate, margins);
  return {
    title: titleOf(quotation, content),
    facts: [['Vigente hasta', content.validTo ?? '']],
    seller: {
      name: data?.business_name ?? (await nameOfCompany(strapi, quotation)),
      logo: logoId === null ? null : await readLogo(strapi, logoId),
      isHouse: false,
      lines: given(data?.contact),
    },
    customer: given(data?.customer_name),
    header: data?.header_text ?? null,
    lines,
    currency: content.currency,
    totals: [
      ['Subtotal', subtotal],
      [`IVA ${percentOf(content.ivaRate)}`, iva],
      ['Total', total],
    ],
    footer: given(data?.footer_text),
  };
}

const given = (text: string | null | undefined): string[] => (text == null ? [] : [text]);

async function nameOfCompany(strapi: Core.Strapi, { company_id: id }: QuotationRow): Promise<string> {
  const company = id === null ? null : await service(strapi, 'companies.companies').find(id);
  return company?.businessName ?? '';
}

async function readLogo(strapi: Core.Strapi, fileId: number): Promise<Buffer> {
  const { bytes } = await openFile(strapi, systemActor('Cotización externa'), fileId);
  const drawable = await toDrawable(await buffer(bytes));
  if (drawable === null) throw new Error(`The logo ${fileId} cannot be drawn`);
  return drawable;
}
