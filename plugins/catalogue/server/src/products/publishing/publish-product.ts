import {
  decimal,
  emit,
  inTransaction,
  getKnex,
  NotFoundError,
  recordAudit,
  reject,
  requirePermission,
  type Actor,
  type Core,
  type Deps,
  type FieldError,
} from '@mayorista/kernel';
import { productChanged } from '../../../../events';
import { readCardSources, type CardSource } from '../../cards/card-source.store';
import { tables, uids } from '../../uids';
import { productExtensionsOf } from '../product.extensions';

/** What keeps a product from the store: each check names its field (design 5, publishing). Pure. */
export function missingToPublish(product: CardSource): FieldError[] {
  const checks: [boolean, string, string][] = [
    [!product.name, 'missing_name', 'name'],
    [product.category_id === null, 'missing_category', 'category_id'],
    [
      product.list_price == null || decimal(String(product.list_price)).lessThanOrEqualTo(0),
      'missing_price',
      'list_price',
    ],
    [!product.sat_key, 'missing_sat_key', 'sat_key'],
    [product.image_url === null, 'missing_image', 'main_image'],
  ];
  return checks.filter(([isMissing]) => isMissing).map(([, code, field]) => ({ code, field }));
}

/** How a product stands before the store: whether it is shown, whether it is sold, and what keeps it from being published. */
export async function publicationOf(strapi: Core.Strapi, id: number) {
  const [product] = await readCardSources(getKnex(strapi), [id]);
  if (product === undefined) throw new NotFoundError();
  return {
    isPublished: Boolean(product.published_in_store),
    isActive: Number(product.status) === 1,
    isInStore: isInStore(product),
    reasons: await reasonsOf(strapi, product),
  };
}

/** Tells whether the store shows a product: one that is published and active. */
export const isInStore = ({ status, published_in_store: isPublished }: CardSource): boolean =>
  Number(status) === 1 && Boolean(isPublished);

/** Throws ForbiddenError unless an actor may show a product that is hidden, or hide one that is shown; that it stays hidden may be said by all. */
export function requirePublisher(actor: Actor, isShown: boolean, wanted: boolean): void {
  if (wanted || isShown) requirePermission(actor, 'products.publish');
}

/**
 * Shows a product in the store, or hides it. When a check fails it is hidden and the reasons come back: the documents' answer 'NO', after
 * which the flag is false (spec catalogue 4). Throws ForbiddenError as `requirePublisher`.
 */
export async function setPublished(
  strapi: Core.Strapi,
  id: number,
  wanted: boolean,
  actor: Actor,
): Promise<FieldError[]> {
  const [product] = await readCardSources(getKnex(strapi), [id]);
  if (product === undefined) throw new NotFoundError();
  requirePublisher(actor, Boolean(product.published_in_store), wanted);
  const reasons = wanted ? await reasonsOf(strapi, product) : [];
  const published = wanted && reasons.length === 0;
  await write(strapi, product, { published_in_store: published }, actor);
  return reasons;
}

/**
 * Puts a product into the store, published and active, or takes it out. Lists what keeps it out; then nothing is changed. Throws
 * ForbiddenError for who may not publish, and for who may not activate one that is inactive.
 */
export async function setInStore(
  strapi: Core.Strapi,
  id: number,
  wanted: boolean,
  actor: Actor,
): Promise<FieldError[]> {
  const [product] = await readCardSources(getKnex(strapi), [id]);
  if (product === undefined) throw new NotFoundError();
  requirePermission(actor, 'products.publish');
  if (!wanted) await write(strapi, product, { published_in_store: false }, actor);
  if (!wanted) return [];
  if (Number(product.status) !== 1) requirePermission(actor, 'products.write');
  const reasons = await reasonsOf(strapi, product);
  if (reasons.length === 0) await write(strapi, product, { published_in_store: true, status: 1 }, actor);
  return reasons;
}

/** Activates or deactivates a product: an inactive one is not sold (spec catalogue 4). */
export async function setActive(strapi: Core.Strapi, id: number, isActive: boolean, actor: Actor): Promise<void> {
  const [product] = await readCardSources(getKnex(strapi), [id]);
  if (product === undefined) throw new NotFoundError();
  await write(strapi, product, { status: isActive ? 1 : 0 }, actor);
}

/**
 * A product is shown in the store by its own action, which looks at everything that could keep it out: a form of the panel cannot say so
 * of one that is hidden, and a copy begins hidden.
 */
export function guardPublishingInForms({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uids.product || !['create', 'update', 'clone'].includes(context.action)) return next();
    if (strapi.requestContext.get()?.path.startsWith('/content-manager/') !== true) return next();
    const { data, documentId } = context.params as { data: Record<string, unknown>; documentId?: string };
    if (context.action === 'clone') data.published_in_store = false;
    if (data.published_in_store !== true) return next();
    const shown = await inTransaction(strapi, ({ trx }) =>
      trx(tables.product)
        .where({ document_id: documentId ?? null, published_in_store: true })
        .first('id'),
    );
    if (shown === undefined) reject('published_by_its_action', 'published_in_store');
    return next();
  });
}

async function reasonsOf(strapi: Core.Strapi, product: CardSource): Promise<FieldError[]> {
  const { publishingChecks } = productExtensionsOf(strapi);
  const others = await Promise.all(publishingChecks.map((check) => check(strapi, product.id)));
  return [...missingToPublish(product), ...others.flat()];
}

async function write(
  strapi: Core.Strapi,
  product: CardSource,
  change: Readonly<Record<string, boolean | number>>,
  actor: Actor,
): Promise<void> {
  const isChange = Object.entries(change).some(([name, value]) => Number(product[name]) !== Number(value));
  if (!isChange) return;
  await inTransaction(strapi, async (tx) => {
    // A scalar that is not localized holds for every locale's row.
    await tx
      .trx(tables.product)
      .where({ document_id: product.document_id })
      .update({ ...change, updated_at: new Date() });
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, product[name]]));
    await recordAudit(tx, actor, {
      modelType: 'products',
      modelId: product.id,
      action: 'changed',
      before,
      after: change,
    });
    await emit(tx, productChanged, { ids: [product.id] });
  });
}
