import { PassThrough } from 'node:stream';
import archiver from 'archiver';
import type { Context } from 'koa';
import { z } from 'zod';
import { LABELS_FILE_NAME } from '@mayorista/config';
import { defineRoute, fileHeaders, getKnex, reject, type Core } from '@mayorista/kernel';
import { readCardSources } from '../cards/card-source.store';
import { recordId } from '../input';
import { labelSourceOf } from './label.extensions';
import { labelOf, type Label, type LabelProduct } from './label.rules';
import { productTagOutput } from './label.answer';

const most = 500;
const ids = z
  .array(z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]))
  .min(1)
  .max(most);
const tagsInput = z
  .object({ products: ids.optional(), product_ids: ids.optional(), product_id: recordId.optional() })
  .transform(
    ({ products, product_ids, product_id }) =>
      products ?? product_ids ?? (product_id === undefined ? undefined : [product_id]),
  );

const done = 'Descarga exitosa';

/** POST /product-tags: the labels of products that have one, a PDF each, in a zip made while it is sent (spec catalogue 7). */
export const labelRoutes = [
  defineRoute({
    method: 'POST',
    path: '/product-tags',
    noun: 'product-tags',
    action: 'download',
    needs: 'products.read',
    summary: 'Descargar las etiquetas de productos (zip)',
    isRepeatable: true,
    input: tagsInput,
    output: productTagOutput,
    spends: 'pdf',
    handle: ({ strapi, input, ctx }) => download(strapi, input, ctx),
  }),
  // The panel downloads by an address.
  defineRoute({
    method: 'GET',
    path: '/product-tags',
    noun: 'product-tags',
    action: 'find',
    needs: 'products.read',
    summary: 'Descargar las etiquetas de productos (zip), por su dirección',
    query: z.object({
      products: z
        .string()
        .transform((given) => given.split(',').filter(Boolean) as (string | number)[])
        .pipe(z.array(recordId).min(1).max(most)),
    }),
    output: productTagOutput,
    spends: 'pdf',
    handle: ({ strapi, query, ctx }) => download(strapi, query.products, ctx),
  }),
];

async function download(strapi: Core.Strapi, products: readonly number[] | undefined, ctx: Context) {
  const labels = await labelsOf(strapi, products ?? reject('required', 'products'));
  if (labels.length === 0) return reject('no_labels');
  ctx.set({
    ...fileHeaders({ name: LABELS_FILE_NAME, mime: 'application/zip' }),
    'X-Message': done,
    'Access-Control-Expose-Headers': 'X-Message, Content-Disposition',
  });
  return zipOf(strapi, labels);
}

async function labelsOf(strapi: Core.Strapi, wanted: readonly number[]): Promise<Label[]> {
  const unique = [...new Set(wanted)];
  const texts = await labelSourceOf(strapi)(unique);
  const products = new Map(
    (await readCardSources(getKnex(strapi), [...texts.keys()])).map((row) => [row.id, row as unknown as LabelProduct]),
  );
  return unique.flatMap((id) => {
    const [product, lines] = [products.get(id), texts.get(id)];
    return product === undefined || lines === undefined ? [] : [labelOf(product, lines)];
  });
}

/** One label at a time is drawn, so that five hundred need no more memory than one; whoever hangs up stops it. */
function zipOf(strapi: Core.Strapi, labels: readonly Label[]): PassThrough {
  const out = new PassThrough();
  const zip = archiver('zip', { zlib: { level: 6 } });
  zip.on('error', (error) => out.destroy(error));
  zip.pipe(out);
  fill(zip, out, labels).catch((error: unknown) => {
    strapi.log.error(`Etiquetas: ${String(error)}`);
    out.destroy(error instanceof Error ? error : undefined);
  });
  return out;
}

async function fill(zip: archiver.Archiver, out: PassThrough, labels: readonly Label[]): Promise<void> {
  const hungUp = new Promise<void>((resolve) => out.once('close', resolve));
  // What draws pages and bars is read when the first label is asked for.
  const { labelPdf } = await import('./label.pdf');
  for (const label of labels) {
    if (out.destroyed) {
      zip.abort();
      return;
    }
    const written = new Promise<void>((resolve) => zip.once('entry', () => resolve()));
    zip.append(await labelPdf(label), { name: label.fileName });
    await Promise.race([written, hungUp]);
  }
  await zip.finalize();
}
