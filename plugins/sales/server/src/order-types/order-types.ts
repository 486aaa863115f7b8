import { inTransaction, insertRows, knexWithin, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { OrderTypeOption } from '../../../contract';
import { orderTypeLabels, type OrderTypeKey } from '../../../order.types';
import { tables } from '../uids';

interface TypeRow {
  readonly id: number;
  readonly key: OrderTypeKey;
  readonly name: string;
}

/** The types every installation begins with; one that has any keeps its own names and order. */
export const ensureOrderTypes = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    if ((await tx.trx(tables.orderType).first('id')) !== undefined) return;
    const rows = Object.entries(orderTypeLabels).map(([key, name], at) => ({ key, name, position: at + 1, status: 1 }));
    await insertRows(tx, tables.orderType, rows);
  });

/** Lists the order types that are offered, and which of these products each of them refuses; in the open transaction where there is one. */
export async function orderTypes(
  strapi: Core.Strapi,
  productIds: readonly number[],
): Promise<readonly OrderTypeOption[]> {
  const rows = (await knexWithin(strapi)(tables.orderType)
    .where({ status: 1 })
    .orderBy('position')
    .orderBy('id')) as TypeRow[];
  const refused = await refusedByWallet(strapi, productIds);
  return rows.map(({ id, key, name }) => ({
    id,
    key,
    name,
    usesWallet: key === 'electronic_wallet',
    refusedProductIds: key === 'electronic_wallet' ? refused : [],
  }));
}

/** Those of these products that may not be in an order of the electronic wallet (spec catalogue 3). */
export async function refusedByWallet(strapi: Core.Strapi, productIds: readonly number[]): Promise<readonly number[]> {
  const allowed = await service(strapi, 'catalogue.traits').allowingWallet(productIds);
  return [...new Set(productIds)].filter((id) => !allowed.has(id));
}
