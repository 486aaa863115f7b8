import type { DataOf } from '@mayorista/config/answers';
import { countSaid, type Feature } from './feature-draft';

type Product = DataOf<'GET /products/{id}'>;

/** A product as this page knows it. */
export type ContentProduct = Pick<Product, 'id' | 'sku' | 'name'>;

/** Parts that hang on a product; of most only the number is told. */
type Counted = Extract<
  keyof Product,
  'product_overviews' | 'product_videos' | 'product_documents' | 'product_kit_details' | 'products_replaced_by'
>;

/** A product with everything that hangs on it, by the flags of `contentFlags`. */
export type ProductContent = ContentProduct &
  Readonly<Record<Counted, readonly unknown[]>> & { readonly product_feature: Feature };

export const contentFlags =
  'product_overviews=1&product_videos=1&product_documents=1&product_feature=1&product_kit_details=1&products_replaced_by=1';

/** The parts of the page, in their order; each is a page of its own. */
export const parts = [
  { key: 'resumenes', label: 'Resúmenes' },
  { key: 'videos', label: 'Videos' },
  { key: 'documentos', label: 'Documentos' },
  { key: 'caracteristicas', label: 'Características' },
  { key: 'kit', label: 'Kit' },
  { key: 'reemplaza', label: 'Reemplaza a' },
] as const;
export type Part = (typeof parts)[number]['key'];

/** How much there is of each part. */
export function countsOf(content: ProductContent): readonly { part: Part; label: string; text: string }[] {
  const { said, of } = countSaid(content.product_feature);
  return [
    { part: 'resumenes', label: 'Resúmenes', text: String(content.product_overviews.length) },
    { part: 'videos', label: 'Videos', text: String(content.product_videos.length) },
    { part: 'documentos', label: 'Documentos', text: String(content.product_documents.length) },
    { part: 'caracteristicas', label: 'Características', text: `${said} de ${of}` },
    { part: 'kit', label: 'Piezas del kit', text: String(content.product_kit_details.length) },
    { part: 'reemplaza', label: 'Reemplaza a', text: String(content.products_replaced_by.length) },
  ];
}
