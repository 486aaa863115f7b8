import { countRows, removeFile, service, whenCommitted, type Tx } from '@mayorista/kernel';
import type { ProductBelongings } from '@mayorista/catalogue/contract';
import { tables } from './tables';

const counted = {
  product_overviews: tables.overview,
  product_videos: tables.video,
  product_documents: tables.document,
} as const;

/** Removes with a product its content, with the files of its documents and the pictures of its overviews. */
export const contentOfProduct: ProductBelongings = {
  async count(tx, productId) {
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries(counted))
      counts[name] = await countRows(tx.trx(table).where({ product_id: productId }));
    return counts;
  },
  removeFiles,
};

/** A product's own pictures stay in the media library, as Strapi leaves those of everything that is removed. */
async function removeFiles(tx: Tx, productId: number): Promise<void> {
  const documents = (await tx.trx(tables.document).where({ product_id: productId }).select('private_file_id')) as {
    private_file_id: number;
  }[];
  const pictures = (await tx
    .trx(`${tables.overviewMedia} as m`)
    .join(`${tables.overview} as o`, 'o.id', 'm.product_overview_id')
    .where({ 'o.product_id': productId })
    .distinct('m.file_id')) as { file_id: number }[];
  await tx.trx(tables.document).where({ product_id: productId }).delete();
  for (const { private_file_id: id } of documents) await removeFile(tx, id);
  if (pictures.length === 0) return;
  whenCommitted(tx, () => {
    service(tx.strapi, 'catalogue.pictures')
      .discard(pictures.map(({ file_id: id }) => id))
      .catch((error: unknown) => tx.strapi.log.warn(`Imágenes del producto ${productId}: ${String(error)}`));
  });
}
