import {
  countRows,
  forUpdate,
  inTransaction,
  NotFoundError,
  recordAudit,
  throwIfAny,
  registerRemoval,
  type Deps,
  type Json,
  type FieldError,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import { recordTables as records } from '../../sub-record.tables';
import { tables, uids } from '../../uids';
import { productExtensionsOf } from '../product.extensions';
import { productIdOf } from '../product-id';

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly document_id: string;
}

/** What goes with a product: rows that mean nothing without it. The answer counts them under these names. */
const cascades = [
  { name: 'related_products', table: tables.related },
  { name: 'replacements', table: tables.replacements },
] as const;

/**
 * DELETE /products/{id}: removes a product that nothing of the business names any more, and says what went with it. ValidationError (422) with every
 * reason while it has stock or orders, or is shown in the store.
 */
export async function removeProduct({ strapi, actor, params }: RouteRequest): Promise<{ data: Json; meta: Json }> {
  const id = productIdOf(params);
  return inTransaction(strapi, async (tx) => {
    const row = (await tx.trx(tables.product).where({ id, locale: defaultLocale }).first()) as Row | undefined;
    if (row === undefined) throw new NotFoundError();
    const removed = await countCascades(tx, id);
    await strapi.documents(uids.product).delete({ documentId: row.document_id, locale: '*' } as never);
    await recordAudit(tx, actor, {
      modelType: 'products',
      modelId: id,
      action: 'removed',
      before: plain(row),
      after: null,
    });
    return { data: { id, sku: row.sku, model: row.model, removed }, meta: {} };
  });
}

/** Whoever removes a product, by our call or in the panel, is refused for the same reasons. Its English texts alone may go at any time. */
export function guardRemovals({ strapi }: Deps): void {
  registerRemoval(strapi, uids.product, 'products.write');
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uids.product || context.action !== 'delete') return next();
    const { documentId, locale } = context.params as { documentId: string; locale?: string | null };
    if (typeof locale === 'string' && locale !== '*' && locale !== defaultLocale) return next();
    return inTransaction(strapi, async (tx) => {
      const id = await refuseUsed(tx, documentId);
      if (id !== null) for (const { removeFiles } of productExtensionsOf(strapi).belongings) await removeFiles(tx, id);
      return next();
    });
  });
}

/** The product's id once nothing speaks against its removal; null when it has no Spanish row. */
async function refuseUsed(tx: Tx, documentId: string): Promise<number | null> {
  const row = (await forUpdate(
    tx,
    tx.trx(tables.product).where({ document_id: documentId, locale: defaultLocale }),
  ).first()) as Row | undefined;
  if (row === undefined) return null;
  const refusals = [...ownReasons(row), ...(await kitReasons(tx, row.id))];
  // One after the other: they share the transaction's one connection.
  for (const check of productExtensionsOf(tx.strapi).removalChecks) refusals.push(...(await check(tx, row.id)));
  throwIfAny(refusals);
  return row.id;
}

/** A kit would silently be sold without it. */
async function kitReasons(tx: Tx, id: number): Promise<FieldError[]> {
  const row: unknown = await tx.trx(records.kitDetail).where({ component_id: id }).first('id');
  return row === undefined ? [] : [{ code: 'part_of_kit' }];
}

const ownReasons = (row: Row): FieldError[] =>
  Boolean(row.published_in_store) && Number(row.status) === 1
    ? [{ code: 'product_in_store', field: 'published_in_store' }]
    : [];

async function countCascades(tx: Tx, id: number): Promise<Json> {
  const counts: Json = { product_kit_details: await countRows(tx.trx(records.kitDetail).where({ product_id: id })) };
  for (const { name, table } of cascades)
    counts[name] = await countRows(tx.trx(table).where({ product_id: id }).orWhere({ inv_product_id: id }));
  for (const { count } of productExtensionsOf(tx.strapi).belongings) Object.assign(counts, await count(tx, id));
  return counts;
}

const plain = ({ id, sku, model, name, list_price: listPrice, fixed_price: fixedPrice }: Row): Json => ({
  id,
  sku,
  model,
  name,
  list_price: listPrice,
  fixed_price: fixedPrice,
});
