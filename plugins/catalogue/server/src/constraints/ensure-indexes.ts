import { ensureSearchIndex, getKnex, type Core } from '@mayorista/kernel';
import { productRecord } from '../products/product.record';
import { uids } from '../uids';

/** By which staff order their list of products: a page of it is read from the index, however far it is from the first. */
const ordered = ['name', 'list_price'] as const;

/** Indexes that a content type cannot declare. Safe to repeat. */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uids.product);
  for (const column of ordered)
    await getKnex(strapi).raw('create index if not exists ?? on ?? (locale, ??, id)', [
      `${tableName}_by_${column}`,
      tableName,
      column,
    ]);
  await ensureSearchIndex(strapi, productRecord.definition);
}
