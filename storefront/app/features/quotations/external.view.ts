import { trimEndOf } from '@mayorista/config/text';
import type { ExternalAnswer, FullQuotationAnswer } from './quotations.api.server';

export interface ExternalView {
  /** Whose data they are; null for those of the whole company. */
  readonly quotation: { readonly id: number; readonly folio: string } | null;
  readonly businessName: string;
  readonly contact: string;
  readonly customerName: string;
  readonly headerText: string;
  readonly footerText: string;
  readonly margin: string;
  readonly logo: string | null;
  /** One for each product of the quotation; empty where the margin of the whole is taken. */
  readonly margins: readonly { readonly productId: number; readonly name: string; readonly margin: string }[];
}

/** The data of one quotation begin as those of the company. A logo that is the company's own is not shown as the quotation's. */
export function externalView(
  own: ExternalAnswer | null,
  general: ExternalAnswer | null,
  quotation: FullQuotationAnswer | null,
): ExternalView {
  const margins = new Map(own?.margins.map((each) => [each.product_id, plainPercent(each.margin_percent)]));
  return {
    ...textsOf(own ?? general ?? {}),
    quotation: quotation === null ? null : { id: quotation.id, folio: quotation.folio ?? `#${quotation.id}` },
    logo: own?.logo?.name ?? null,
    margins: (quotation?.lines ?? []).map(({ product_id: productId, product }) => ({
      productId,
      name: product.name ?? `#${productId}`,
      margin: margins.get(productId) ?? '',
    })),
  };
}

const textsOf = (shown: Partial<ExternalAnswer>) => ({
  businessName: shown.business_name ?? '',
  contact: shown.contact ?? '',
  customerName: shown.customer_name ?? '',
  headerText: shown.header_text ?? '',
  footerText: shown.footer_text ?? '',
  margin: plainPercent(shown.margin_percent ?? '0'),
});

/** '12.50' as '12.5', '20.00' as '20'. */
const plainPercent = (text: string): string => (text.includes('.') ? trimEndOf(trimEndOf(text, /0/), /\./) : text);
