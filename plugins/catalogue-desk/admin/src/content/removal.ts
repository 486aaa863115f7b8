import type { DataOf } from '@mayorista/config/answers';
import type { ProductContent } from './product-content';

/** A product with what its removal would touch, by the flags of `removalFlags`. */
export type Removable = Omit<ProductContent, 'product_feature'> &
  Pick<DataOf<'GET /products/{id}'>, 'status' | 'published_in_store'>;

export const removalFlags =
  'product_overviews=1&product_videos=1&product_documents=1&product_kit_details=1&products_replaced_by=1';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What removing a product does, in sentences; the first says why it would be refused where that is already known. */
export function removalTexts(product: Removable): string[] {
  const gone = [
    ...counted(product.product_overviews.length, 'resumen', 'resúmenes'),
    ...counted(product.product_videos.length, 'video', 'videos'),
    ...counted(product.product_documents.length, 'documento', 'documentos'),
    ...counted(product.product_kit_details.length, 'pieza de su kit', 'piezas de su kit'),
  ];
  const replaced = product.products_replaced_by.length;
  return [
    ...(product.published_in_store && product.status === 1
      ? ['Está publicado en la tienda: retíralo antes de eliminarlo.']
      : []),
    `Se va con sus textos en todos los idiomas, su ficha técnica y sus precios${gone.length === 0 ? '' : `, y con ${gone.join(', ')}`}.`,
    ...(replaced === 0
      ? []
      : [`${replaced === 1 ? 'Un producto deja' : `${replaced} productos dejan`} de ofrecerlo como reemplazo.`]),
    'No se elimina mientras tenga existencias, pedidos o sea parte de un kit. Esta acción es irreversible.',
  ];
}
