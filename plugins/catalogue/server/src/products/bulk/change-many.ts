import {
  inTransaction,
  NotFoundError,
  ValidationError,
  amendRecord,
  type Actor,
  type Core,
  type Json,
  type FieldError,
} from '@mayorista/kernel';
import { productRecord } from '../product.record';
import { setPublished } from '../publishing/publish-product';

interface Change {
  readonly changes: Json;
  readonly actor: Actor;
}

/** A reason why one product of many was not changed. */
export interface ProductRefusal extends FieldError {
  readonly productId: number;
}

/** Changes one product; answers why it may not, instead of throwing. Published last: the checklist looks at what was just written. */
export async function changeOne(
  strapi: Core.Strapi,
  productId: number,
  { changes, actor }: Change,
): Promise<ProductRefusal[]> {
  const { published_in_store: published, ...fields } = changes;
  const refused = await refusalsOf(strapi, productId, { changes: fields, actor });
  if (refused.length > 0 || published === undefined) return refused;
  const reasons = await setPublished(strapi, productId, published === true, actor);
  return reasons.map((reason) => ({ ...reason, productId }));
}

/** Changes a few products, all or none: throws ValidationError with every reason under `products.{id}.{field}`. Answers those the checklist kept from the store. */
export async function changeFew(
  strapi: Core.Strapi,
  productIds: readonly number[],
  { changes, actor }: Change,
): Promise<ProductRefusal[]> {
  const { published_in_store: published, ...fields } = changes;
  await inTransaction(strapi, async () => {
    const refusals: ProductRefusal[] = [];
    for (const id of productIds) refusals.push(...(await refusalsOf(strapi, id, { changes: fields, actor })));
    if (refusals.length > 0)
      throw new ValidationError(
        refusals.map(({ productId, ...refusal }) => ({
          ...refusal,
          field: `products.${productId}.${refusal.field ?? '_general'}`,
        })),
      );
  });
  if (published === undefined) return [];
  const kept: ProductRefusal[] = [];
  for (const id of productIds)
    kept.push(
      ...(await setPublished(strapi, id, published === true, actor)).map((reason) => ({ ...reason, productId: id })),
    );
  return kept;
}

async function refusalsOf(
  strapi: Core.Strapi,
  productId: number,
  { changes, actor }: Change,
): Promise<ProductRefusal[]> {
  if (Object.keys(changes).length === 0) return [];
  try {
    await amendRecord(
      productRecord,
      { strapi, actor, locale: 'es' },
      { id: String(productId), expected: null },
      { input: changes, files: [] },
    );
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.refusals.map((refusal) => ({ ...refusal, productId }));
    if (error instanceof NotFoundError) return [{ code: 'not_found', field: 'id', productId }];
    throw error;
  }
}
