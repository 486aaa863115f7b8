import { defaultLocale } from '@mayorista/config';
import { emit, now, readInSlices, slicesOf } from '@mayorista/kernel';
import type { NomFlagService } from '../../../contract';
import { productChanged } from '../../../events';
import { tables } from '../uids';

interface FlagRow {
  readonly id: number;
  readonly requires_nom: boolean | number | null;
}

/** Whether products need a NOM: one column of the product, kept equal in all its locales. */
export const nomFlagService = (): NomFlagService => ({
  async of(knex, productIds) {
    const flags = new Map<number, boolean | null>();
    const rows = await readInSlices<FlagRow>(productIds, (some) =>
      knex(tables.product).whereIn('id', some).where({ locale: defaultLocale }).select('id', 'requires_nom'),
    );
    for (const row of rows) flags.set(row.id, row.requires_nom === null ? null : Boolean(row.requires_nom));
    return flags;
  },
  async idsBySku(knex, skus) {
    const rows = await readInSlices<{ id: number; sku: string }, string>(skus, (some) =>
      knex(tables.product).whereIn('sku', some).where({ locale: defaultLocale }).select('id', 'sku'),
    );
    return new Map(rows.map(({ id, sku }) => [sku, id]));
  },
  async change(tx, productIds, requiresNom) {
    for (const ids of slicesOf(productIds)) {
      const documents = tx.trx(tables.product).whereIn('id', ids).select('document_id');
      await tx
        .trx(tables.product)
        .whereIn('document_id', documents)
        .update({ requires_nom: requiresNom, updated_at: now() });
      await emit(tx, productChanged, { ids });
    }
  },
});
