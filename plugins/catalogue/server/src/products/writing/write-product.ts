import {
  createRecord,
  getKnex,
  parseIfMatch,
  showRecord,
  amendRecord,
  type Json,
  type FieldError,
  type RouteRequest,
} from '@mayorista/kernel';
import { readCardSources } from '../../cards/card-source.store';
import { explainingConflicts } from './explain-conflict';
import { withMainImage } from '../main-image';
import { normaliseProduct } from './normalise-product';
import { productIdOf } from '../product-id';
import { productRecord } from '../product.record';
import { requirePublisher, setPublished } from '../publishing/publish-product';
import { verdict } from '../publishing/publication.view';

type Request = RouteRequest<Json>;
export interface Answer {
  readonly data: Json;
  readonly meta: Json;
}

/**
 * Creates a product (JSON, or multipart with `main_image` and `data`). Without a sku it is known by its model. `published_in_store` true
 * publishes it if the checklist allows; `meta.publication` says what came of it.
 */
export async function createProduct(request: Request): Promise<Answer> {
  const { published_in_store: published, ...fields } = normaliseProduct(request.input);
  requirePublisher(request.actor, false, wish(published) === true);
  const input = fields.sku == null ? { ...fields, sku: fields.model } : fields;
  const product = await withMainImage(request.strapi, request.files, (imageId) =>
    createRecord(productRecord, request, { input: withImage(input, imageId), files: request.files }),
  );
  return publishing(request, Number(product.id), published);
}

/**
 * Changes a product: what was sent and nothing else. The header If-Match (or `updatedAt` in the body) makes it 409 when somebody was faster,
 * with what changed.
 */
export async function changeProduct(request: Request): Promise<Answer> {
  const id = productIdOf(request.params);
  const { published_in_store: published, updatedAt, ...input } = normaliseProduct(request.input);
  await refusePublishing(request, id, wish(published));
  const expected = parseIfMatch(request.ctx) ?? (typeof updatedAt === 'string' ? updatedAt : null);
  await explainingConflicts(request.strapi, { id, expected }, () =>
    withMainImage(request.strapi, request.files, (imageId) =>
      amendRecord(
        productRecord,
        request,
        { id: String(id), expected },
        { input: withImage(input, imageId), files: request.files },
      ),
    ),
  );
  return publishing(request, id, published);
}

/** A file stands for the picture; a form that sends the picture's old address beside it does not count. */
function withImage(input: Json, imageId: number | null): Json {
  if (imageId !== null) return { ...input, main_image: imageId };
  const { main_image: image, ...rest } = input;
  return typeof image === 'string' ? rest : input;
}

/** Asks before anything is written: what a call changes besides stays as it is when it may not publish. */
async function refusePublishing({ strapi, actor }: Request, id: number, wanted: boolean | null): Promise<void> {
  const [product] = wanted === null ? [] : await readCardSources(getKnex(strapi), [id]);
  if (product !== undefined && wanted !== null) requirePublisher(actor, Boolean(product.published_in_store), wanted);
}

async function publishing(request: Request, id: number, published: unknown): Promise<Answer> {
  const wanted = wish(published);
  const reasons: readonly FieldError[] | null =
    wanted === null ? null : await setPublished(request.strapi, id, wanted, request.actor);
  const data = await showRecord(productRecord, request, String(id));
  return { data, meta: reasons === null || wanted === null ? {} : { publication: verdict(wanted, reasons) } };
}

/** true, "true", 1 and their opposites; null: nothing was said. */
function wish(published: unknown): boolean | null {
  if (published === undefined || published === null) return null;
  return ['true', '1'].includes(String(published));
}
