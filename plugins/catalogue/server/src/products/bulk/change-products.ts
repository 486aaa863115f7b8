import {
  enqueue,
  inTransaction,
  parseInput,
  ValidationError,
  requirePermission,
  sayAnswer,
  type Json,
  type RouteRequest,
} from '@mayorista/kernel';
import { normaliseProduct } from '../writing/normalise-product';
import { productChange } from '../product.schema';
import { verdict } from '../publishing/publication.view';
import { bulkRefusals } from './bulk.rules';
import { bulkAction, changedAtOnce } from './bulk.schema';
import { changeFew } from './change-many';
import { changeProductsJob } from './change-products.job';
import { productsOf } from './found-products';

type Request = RouteRequest<Json>;

/**
 * PATCH /products/0 {bulkAction}: gives many products the same fields. Up to 50 are changed at once, all or none (422 under
 * `products.{id}.{field}`); more are left to a job, and the answer is 202 with its number.
 */
export async function changeProducts(request: Request): Promise<unknown> {
  const { strapi, actor, ctx } = request;
  const action = parseInput(bulkAction, request.input.bulkAction, 'bulkAction');
  const changes = checkedChanges(request, action.changes);
  const productIds = await productsOf(request, action);
  if (productIds.length <= changedAtOnce) {
    const kept = await changeFew(strapi, productIds, { changes, actor });
    const notPublished = [...new Set(kept.map(({ productId }) => productId))].map((id) => ({
      id,
      ...verdict(
        true,
        kept.filter(({ productId }) => productId === id),
      ),
    }));
    return { data: { products: productIds.length, changed: productIds.length, not_published: notPublished }, meta: {} };
  }
  const { kind, id, name } = actor;
  const jobId = await inTransaction(strapi, (tx) =>
    enqueue(tx, changeProductsJob, { productIds, changes, actor: { kind, id, name } }, { requestedBy: actor }),
  );
  sayAnswer(ctx, 202, { data: { job_id: jobId, products: productIds.length }, meta: {} });
  return undefined;
}

/** The change itself is checked before any product is looked at. */
function checkedChanges({ actor }: Request, given: Json): Json {
  const { published_in_store: published, ...changes } = normaliseProduct(given);
  const refusals = bulkRefusals(published === undefined ? changes : { ...changes, published_in_store: published });
  if (refusals.length > 0) throw new ValidationError(refusals);
  parseInput(productChange, changes);
  if (published === undefined || published === null) return changes;
  requirePermission(actor, 'products.publish');
  return { ...changes, published_in_store: ['true', '1'].includes(String(published)) };
}
