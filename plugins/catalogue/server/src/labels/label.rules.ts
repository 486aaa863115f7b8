import { safeFileName } from '@mayorista/kernel';
import type { LabelLine } from '../../../contract';

export interface LabelProduct {
  readonly id: number;
  readonly sku: string;
  readonly model: string;
  readonly name: string;
  readonly brand_name: string | null;
  readonly barcode: string | null;
}

/** What a label prints: a heading, lines, and the code below its bars. */
export interface Label {
  readonly fileName: string;
  readonly title: string;
  readonly lines: readonly LabelLine[];
  readonly code: string;
}

/** The label of a product: lines without a text are left out; the bars are its barcode's, else its SKU's. Pure. */
export function labelOf(product: LabelProduct, lines: readonly LabelLine[]): Label {
  const said = lines.filter(({ text }) => text.trim() !== '');
  return {
    fileName: safeFileName(`Etiqueta_${product.sku}.pdf`),
    title: [product.brand_name, product.model].filter(Boolean).join(' '),
    lines: [{ label: 'Producto', text: product.name }, ...said],
    code: barsOf(product.barcode) ?? barsOf(product.sku) ?? String(product.id),
  };
}

/** Code 128 prints ASCII alone. */
const barsOf = (text: string | null): string | null =>
  text !== null && /^[\x20-\x7e]{1,40}$/.test(text.trim()) ? text.trim() : null;
