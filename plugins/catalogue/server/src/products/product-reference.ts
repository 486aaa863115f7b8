import { defaultLocale } from '@mayorista/config';
import {
  emit,
  NotFoundError,
  readInSlices,
  recordAudit,
  throwIfAny,
  type Actor,
  type AuditFact,
  type Tx,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { ProductRef } from '../../../contract';
import { productChanged } from '../../../events';
import { tables } from '../uids';

/** The product of a public id. Throws NotFoundError. */
export async function productOf(knex: Knex, id: number): Promise<ProductRef> {
  const row = (await knex(`${tables.product} as p`)
    .leftJoin(`${tables.productCategory} as pc`, 'pc.product_id', 'p.id')
    .where({ 'p.id': id, 'p.locale': defaultLocale })
    .first('p.id', 'p.document_id', 'p.name', 'pc.category_id')) as ProductRef | undefined;
  if (row === undefined) throw new NotFoundError();
  return row;
}

/** Refuses ids of products that do not exist, each on its field. */
export async function refuseUnknownProducts(
  tx: Tx,
  wanted: readonly { readonly id: number; readonly field: string }[],
): Promise<void> {
  const ids = wanted.map(({ id }) => id);
  const rows = await readInSlices<{ id: number }>(ids, (some) =>
    tx.trx(tables.product).whereIn('id', some).where({ locale: defaultLocale }).select('id'),
  );
  const known = new Set(rows.map(({ id }) => id));
  throwIfAny(wanted.filter(({ id }) => !known.has(id)).map(({ field }) => ({ code: 'not_found', field })));
}

/** Writes into a product's history what was changed of what hangs on it; the store and search follow. */
export async function noteChange(
  tx: Tx,
  actor: Actor,
  productId: number,
  fact: Pick<AuditFact, 'action' | 'before' | 'after'>,
): Promise<void> {
  await recordAudit(tx, actor, { modelType: 'products', modelId: productId, ...fact });
  await emit(tx, productChanged, { ids: [productId] });
}
