import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  insertRow,
  getKnex,
  NotFoundError,
  now,
  reject,
  rejectDuplicate,
  unpagedList,
  emptyOutput,
  service,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { Knex } from 'knex';
import { idOf, optionalText, recordId, type Moment } from '@mayorista/catalogue/inputs';
import { tables } from '../tables';
import { productVideoListOutput, productVideoOutput } from './video.answer';

interface VideoRow {
  readonly id: number;
  readonly product_id: number;
  readonly video_key: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly position: number;
  readonly updated_at: Moment;
}

/** YouTube's key of a video, also out of its address. */
const videoKey = z
  .string()
  .trim()
  .transform((given) => /(?:youtu\.be\/|[?&]v=|\/embed\/|\/shorts\/)([\w-]+)/.exec(given)?.[1] ?? given)
  .pipe(z.string().regex(/^[\w-]{6,64}$/, 'invalid'));
const texts = { title: optionalText(255), description: optionalText(5_000) };
const videoInput = z.object({ product_id: recordId, video_key: videoKey, ...texts });
const reordering = z.object({
  product_videos: z
    .array(
      z.union([
        recordId.transform((id) => ({ id, title: undefined, description: undefined })),
        z.object({ id: recordId, ...texts }),
      ]),
    )
    .max(200),
});

/** A product's videos in order. */
export const readVideos = (knex: Knex, productId: number): Promise<VideoRow[]> =>
  knex(tables.video).where({ product_id: productId }).orderBy('position').orderBy('id') as unknown as Promise<
    VideoRow[]
  >;

export const videoView = ({ id, product_id, video_key, title, description, position, updated_at }: VideoRow) => ({
  id,
  product_id,
  video_key,
  title,
  description,
  order: position,
  updated_at: new Date(updated_at).toISOString(),
});

async function listed(strapi: Core.Strapi, productId: number) {
  await service(strapi, 'catalogue.products').get(productId);
  return unpagedList((await readVideos(getKnex(strapi), productId)).map(videoView));
}

const noun = 'product-videos';
const write = 'products.write';

/** Videos of a product (spec catalogue 3, Product video). */
export const videoRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-videos',
    noun,
    action: 'find',
    needs: 'products.read',
    summary: 'Videos de un producto',
    query: z.object({ product_id: recordId }),
    output: productVideoListOutput,
    handle: ({ strapi, query }) => listed(strapi, query.product_id),
  }),
  defineRoute({
    method: 'POST',
    path: '/product-videos',
    noun,
    action: 'create',
    needs: write,
    summary: 'Agregar un video a un producto',
    status: 201,
    input: videoInput,
    output: productVideoOutput,
    handle: ({ strapi, actor, input }) =>
      inTransaction(strapi, async (tx) => ({ data: videoView(await addVideo(tx, actor, input)), meta: {} })),
  }),
  ...(['PATCH', 'PUT'] as const).map((method) =>
    defineRoute({
      method,
      path: '/product-videos/:id',
      noun,
      action: 'reorder',
      needs: write,
      summary: 'Ordenar los videos de un producto',
      input: reordering,
      output: productVideoListOutput,
      async handle({ strapi, actor, params, input }) {
        await inTransaction(strapi, (tx) => reorder(tx, actor, idOf(params), input.product_videos));
        return listed(strapi, idOf(params));
      },
    }),
  ),
  defineRoute({
    method: 'DELETE',
    path: '/product-videos/:id',
    noun,
    action: 'remove',
    needs: write,
    summary: 'Quitar un video',
    output: emptyOutput,
    handle: ({ strapi, actor, params }) =>
      inTransaction(strapi, async (tx) => (await removeVideo(tx, actor, idOf(params)), { data: null, meta: {} })),
  }),
];

async function addVideo(tx: Tx, actor: Actor, input: z.output<typeof videoInput>): Promise<VideoRow> {
  await service(tx.strapi, 'catalogue.products').refuseUnknown(tx, [{ id: input.product_id, field: 'product_id' }]);
  const others = await readVideos(tx.trx, input.product_id);
  const row = {
    ...input,
    title: input.title ?? null,
    description: input.description ?? null,
    position: (others.at(-1)?.position ?? 0) + 1,
  };
  const id = await insertRow(tx, tables.video, row).catch((error: unknown) =>
    rejectDuplicate(error, () => 'video_key'),
  );
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, input.product_id, {
    action: 'video_added',
    after: { video_key: input.video_key, title: row.title },
  });
  return (await tx.trx(tables.video).where({ id }).first()) as VideoRow;
}

/** The whole list in its new order: one that leaves a video out would leave two with the same place. */
async function reorder(
  tx: Tx,
  actor: Actor,
  productId: number,
  wanted: z.output<typeof reordering>['product_videos'],
): Promise<void> {
  await service(tx.strapi, 'catalogue.products').get(productId);
  const current = await readVideos(tx.trx, productId);
  const ids = new Set(wanted.map(({ id }) => id));
  if (ids.size !== wanted.length || ids.size !== current.length || current.some(({ id }) => !ids.has(id)))
    reject('videos_incomplete', 'product_videos');
  for (const [index, { id, title, description }] of wanted.entries()) {
    const changed = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    };
    await tx
      .trx(tables.video)
      .where({ id })
      .update({ ...changed, position: index + 1, updated_at: now() });
  }
  const keys = async () => ({
    videos: (await readVideos(tx.trx, productId)).map(({ video_key: key }) => key).join(', '),
  });
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, productId, {
    action: 'videos_ordered',
    before: { videos: current.map(({ video_key: key }) => key).join(', ') },
    after: await keys(),
  });
}

async function removeVideo(tx: Tx, actor: Actor, id: number): Promise<void> {
  const row = (await tx.trx(tables.video).where({ id }).first()) as VideoRow | undefined;
  if (row === undefined) throw new NotFoundError();
  await tx.trx(tables.video).where({ id }).delete();
  await service(tx.strapi, 'catalogue.products').noteChange(tx, actor, row.product_id, {
    action: 'video_removed',
    before: { video_key: row.video_key, title: row.title },
  });
}
