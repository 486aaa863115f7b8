import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  getKnex,
  NotFoundError,
  reject,
  unpagedList,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import type { ProductRef } from '../../../contract';
import { idOf, recordId } from '../input';
import { noteChange, productOf } from '../products/product-reference';
import { tables, uids } from '../uids';
import { productImages, readImages } from './product-images';
import { discardPictures, withPictures } from './with-pictures';
import { productImageOutput, productImageListOutput } from './image.answer';

async function listed(strapi: Core.Strapi, productId: number, locale: string) {
  await productOf(getKnex(strapi), productId);
  return unpagedList(await productImages(strapi, productId, locale));
}

const noun = 'product-images';
const removal = z.object({ media_id: recordId.optional() });

/** Pictures of a product, its main_images collection (spec catalogue 3, 7). Alternative texts are kept by /media-alts. */
export const imageRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-images',
    noun,
    action: 'find',
    needs: 'products.read',
    summary: 'Imágenes de un producto',
    query: z.object({ product_id: recordId }),
    output: productImageListOutput,
    handle: ({ strapi, query, locale }) => listed(strapi, query.product_id, locale),
  }),
  defineRoute({
    method: 'POST',
    path: '/product-images',
    noun,
    action: 'create',
    needs: 'products.write',
    summary: 'Agregar imágenes a un producto (multipart: main_images[i], data)',
    status: 201,
    input: z.object({ product_id: recordId }),
    output: productImageListOutput,
    async handle({ strapi, actor, input, files, locale }) {
      const product = await productOf(getKnex(strapi), input.product_id);
      if (files.length === 0) reject('file_missing', 'main_images');
      await withPictures(strapi, files, (ids) =>
        inTransaction(strapi, (tx) => addImages(tx, actor, product, [...ids.values()])),
      );
      return listed(strapi, product.id, locale);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/product-images/:id',
    noun,
    action: 'remove',
    needs: 'products.write',
    summary: 'Eliminar una imagen de un producto',
    input: removal,
    query: removal,
    output: productImageOutput,
    async handle({ strapi, actor, params, input, query }) {
      const mediaId = input.media_id ?? query.media_id ?? reject('required', 'media_id');
      const isUnused = await inTransaction(strapi, (tx) => removeImage(tx, actor, idOf(params), mediaId));
      if (isUnused) await discardPictures(strapi, [mediaId]);
      return { data: null, message: 'La imagen se ha eliminado', meta: {} };
    },
  }),
];

/** Media are not localized: the rows of every language show the same pictures. */
const rowsOf = async (tx: Tx, product: ProductRef): Promise<number[]> =>
  ((await tx.trx(tables.product).where({ document_id: product.document_id }).select('id')) as { id: number }[]).map(
    ({ id }) => id,
  );

async function addImages(tx: Tx, actor: Actor, product: ProductRef, fileIds: readonly number[]): Promise<void> {
  const had = await readImages(tx.trx, product.id);
  const [first] = had.some(({ field }) => field === 'main_image') ? [] : fileIds;
  const collected = fileIds.filter((id) => id !== first);
  const place = had.filter(({ field }) => field === 'images').length;
  for (const related_id of await rowsOf(tx, product)) {
    const links = [
      ...(first === undefined ? [] : [{ file_id: first, field: 'main_image', order: 1 }]),
      ...collected.map((file_id, index) => ({ file_id, field: 'images', order: place + index + 1 })),
    ];
    await tx.trx(tables.fileRelated).insert(links.map((link) => ({ ...link, related_id, related_type: uids.product })));
  }
  await noteChange(tx, actor, product.id, { action: 'images_added', after: { images: fileIds.join(', ') } });
}

/** Takes a picture off a product; answers whether nothing else shows it. */
async function removeImage(tx: Tx, actor: Actor, productId: number, mediaId: number): Promise<boolean> {
  const product = await productOf(tx.trx, productId);
  const image = (await readImages(tx.trx, productId)).find(({ id }) => id === mediaId);
  if (image === undefined) throw new NotFoundError();
  await tx
    .trx(tables.fileRelated)
    .where({ file_id: mediaId, related_type: uids.product })
    .whereIn('related_id', await rowsOf(tx, product))
    .delete();
  await noteChange(tx, actor, productId, { action: 'image_removed', before: { image: image.file_name } });
  return (await tx.trx(tables.fileRelated).where({ file_id: mediaId }).first('file_id')) === undefined;
}
