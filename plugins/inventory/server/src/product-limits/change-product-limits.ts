import {
  inTransaction,
  NotFoundError,
  recordAudit,
  throwIfAny,
  service,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { tables } from '../uids';
import type { ProductLimitsChange } from './product-limit.schema';
import { changeLimit, insertLimit, limitsOf, removeLimits, type LimitRow } from './product-limit.store';

/** Under this name the history of a product's limits is kept, by the product's id. */
export const auditedAs = 'product-limits';

type Limit = NonNullable<ProductLimitsChange['productLimits']>[number];

/** Changes how a product is classified and its limits by warehouse, with their history. Throws NotFoundError or ValidationError. */
export const changeProductLimits = (
  strapi: Core.Strapi,
  actor: Actor,
  productId: number,
  change: ProductLimitsChange,
): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    await lockProduct(tx, productId);
    await service(strapi, 'catalogue.products').reclassify(tx, actor, productId, change.product ?? {});
    if (change.productLimits !== undefined) await replaceLimits(tx, actor, productId, change.productLimits);
  });

/** Gives products the limits and the classification of another; answers how many. Those that do not exist are refused, none is changed then. */
export const assignLimits = (
  strapi: Core.Strapi,
  actor: Actor,
  fromId: number,
  toIds: readonly number[],
): Promise<number> =>
  inTransaction(strapi, async (tx) => {
    const catalogue = service(strapi, 'catalogue.products');
    const targets = [...new Set(toIds)].filter((id) => id !== fromId).sort((a, b) => a - b);
    const facts = await catalogue.facts(tx.trx, [fromId, ...targets]);
    const from = facts.get(fromId);
    throwIfAny([
      ...(from === undefined ? [{ code: 'not_found', field: 'productId' }] : []),
      ...targets.flatMap((id, index) =>
        facts.has(id) ? [] : [{ code: 'not_found', field: `productsToAssignConfig.${index}` }],
      ),
    ]);
    const limits = (await limitsOf(tx.trx, [fromId])).map((row) => ({
      warehouse_id: row.branch_id,
      minimum: row.minimum,
      maximum: row.maximum,
    }));
    for (const id of targets) {
      await catalogue.reclassify(tx, actor, id, {
        stage_id: from?.stage_id,
        product_flow_type: from?.product_flow_type,
        discount_type: from?.discount_type,
        forecast: from?.forecast,
      });
      await replaceLimits(tx, actor, id, limits);
    }
    return targets.length;
  });

/** Makes the list the product's limits: adds, changes and removes what differs. */
async function replaceLimits(tx: Tx, actor: Actor, productId: number, wanted: readonly Limit[]): Promise<void> {
  throwIfAny(
    await unknownWarehouses(
      tx,
      wanted.map(({ warehouse_id: id }, index) => ({ id, field: `productLimits.${index}.warehouse_id` })),
    ),
  );
  const before = await limitsOf(tx.trx, [productId]);
  const byBranch = new Map(before.map((row) => [row.branch_id, row]));
  for (const { warehouse_id: branchId, minimum, maximum } of wanted) {
    const row = byBranch.get(branchId);
    if (row === undefined) await insertLimit(tx, { product_id: productId, branch_id: branchId, minimum, maximum });
    else if (row.minimum !== minimum || row.maximum !== maximum) await changeLimit(tx, row.id, { minimum, maximum });
  }
  const kept = new Set(wanted.map(({ warehouse_id: id }) => id));
  await removeLimits(
    tx,
    before.filter((row) => !kept.has(row.branch_id)).map(({ id }) => id),
  );
  await keepHistory(tx, actor, productId, before);
}

/** One limit more. ValidationError when the warehouse already has one of the product. */
export async function addLimit(tx: Tx, actor: Actor, limit: Limit & { readonly product_id: number }): Promise<number> {
  await lockProduct(tx, limit.product_id, 'product_id');
  throwIfAny(await unknownWarehouses(tx, [{ id: limit.warehouse_id, field: 'warehouse_id' }]));
  const before = await limitsOf(tx.trx, [limit.product_id]);
  if (before.some((row) => row.branch_id === limit.warehouse_id))
    throwIfAny([{ code: 'already_taken', field: 'warehouse_id' }]);
  const id = await insertLimit(tx, {
    product_id: limit.product_id,
    branch_id: limit.warehouse_id,
    minimum: limit.minimum,
    maximum: limit.maximum,
  });
  await keepHistory(tx, actor, limit.product_id, before);
  return id;
}

/** Changes (or with null removes) one limit, with its history. */
export async function changeOneLimit(
  tx: Tx,
  actor: Actor,
  row: LimitRow,
  change: { readonly minimum?: number | undefined; readonly maximum?: number | undefined } | null,
): Promise<void> {
  await lockProduct(tx, row.product_id);
  const before = await limitsOf(tx.trx, [row.product_id]);
  const current = before.find(({ id }) => id === row.id);
  if (current === undefined) throw new NotFoundError();
  if (change === null) await removeLimits(tx, [row.id]);
  else {
    const after = { minimum: change.minimum ?? current.minimum, maximum: change.maximum ?? current.maximum };
    if (after.maximum < after.minimum) throwIfAny([{ code: 'max_below_min', field: 'maximum' }]);
    await changeLimit(tx, row.id, after);
  }
  await keepHistory(tx, actor, row.product_id, before);
}

/** Whoever changes the limits of the same product waits for the other. */
async function lockProduct(tx: Tx, productId: number, field?: string): Promise<void> {
  if (await service(tx.strapi, 'catalogue.products').lock(tx, productId)) return;
  if (field !== undefined) throwIfAny([{ code: 'not_found', field }]);
  throw new NotFoundError();
}

async function unknownWarehouses(
  tx: Tx,
  named: readonly { readonly id: number; readonly field: string }[],
): Promise<FieldError[]> {
  const codes = await warehouseCodes(tx);
  return named.filter(({ id }) => !codes.has(id)).map(({ field }) => ({ code: 'not_found', field }));
}

async function warehouseCodes(tx: Tx): Promise<Map<number, string>> {
  const rows = (await tx.trx(tables.branch).select('id', 'code')) as { id: number; code: string }[];
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** What a product's limits were and are, by the warehouses' codes: 'MEX.minimum'. */
async function keepHistory(tx: Tx, actor: Actor, productId: number, before: readonly LimitRow[]): Promise<void> {
  const codes = await warehouseCodes(tx);
  const flat = (rows: readonly LimitRow[]) =>
    Object.fromEntries(
      rows.flatMap(({ branch_id: id, minimum, maximum }) => [
        [`${codes.get(id) ?? id}.minimum`, minimum],
        [`${codes.get(id) ?? id}.maximum`, maximum],
      ]),
    );
  const [was, is] = [flat(before), flat(await limitsOf(tx.trx, [productId]))];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  await recordAudit(tx, actor, { modelType: auditedAs, modelId: productId, action: 'changed', before: was, after: is });
}
