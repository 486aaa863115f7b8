import { removeFile, whenCommitted, type Tx } from '@mayorista/kernel';
import { discardPictures } from '../images/with-pictures';
import { recordTables as tables } from '../sub-record.tables';

/**
 * Takes a product's documents and the pictures of its overviews with it: rows go by themselves, bytes do not. Its own pictures stay in
 * the media library, as Strapi leaves those of everything that is removed.
 */
export async function removeFilesOf(tx: Tx, productId: number): Promise<void> {
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
    discardPictures(
      tx.strapi,
      pictures.map(({ file_id: id }) => id),
    ).catch((error: unknown) => tx.strapi.log.warn(`Imágenes del producto ${productId}: ${String(error)}`));
  });
}
