import { defaultLocale } from '@mayorista/config';
import { emit, now } from '@mayorista/kernel';
import type { NomFlagService } from '../../../contract';
import { productChanged } from '../../../events';
import { tables } from '../uids';

interface FlagRow {
  readonly id: number;
  readonly requires_nom: boolean | number | null;
}

const batch = 500;

/** Whether products need a NOM: one column of the product, kept equal in all its locales. */
export const nomFlagService = (): NomFlagService => ({
  async of(knex, productIds) {
    const flags = new Map<number, boolean | null>();
    for (let start = 0; start < productIds.length; start += batch) {
      const ids = productIds.slice(start, start + batch);
      const rows = (await knex(tables.product)
        .whereIn('id', ids)
        .where({ locale: defaultLocale })
        .select('id', 'requires_nom')) as FlagRow[];
      for (const row of rows) flags.set(row.id, row.requires_nom === null ? null : Boolean(row.requires_nom));
    }
    return flags;
  },
  async idsBySku(knex, skus) {
    const ids = new Map<string, number>();
    for (let start = 0; start < skus.length; start += batch) {
      const rows = (await knex(tables.product)
        .whereIn('sku', skus.slice(start, start + batch))
        .where({ locale: defaultLocale })
        .select('id', 'sku')) as { id: number; sku: string }[];
      for (const { id, sku } of rows) ids.set(sku, id);
    }
    return ids;
  },
  async change(tx, productIds, requiresNom) {
    for (let start = 0; start < productIds.length; start += batch) {
      const ids = productIds.slice(start, start + batch);
      const documents = tx.trx(tables.product).whereIn('id', ids).select('document_id');
      await tx
        .trx(tables.product)
        .whereIn('document_id', documents)
        .update({ requires_nom: requiresNom, updated_at: now() });
      await emit(tx, productChanged, { ids });
    }
  },
});
