import type { Batch } from '../connection/in-batch';
import { fold } from '@mayorista/config/text';
import { asDocument, insertRows } from '../connection/rows';

interface BrandRow {
  id: number;
  name: string;
}

/** Ids of brands by folded name; brands that do not exist are created as the file spells them first. */
export async function findOrCreateBrands(batch: Batch, names: Iterable<string>): Promise<Map<string, number>> {
  const existing = (await batch.trx('brands').select('id', 'name').orderBy('id', 'desc')) as BrandRow[];
  const ids = new Map(existing.map(({ id, name }) => [fold(name), id]));
  const missing = new Map<string, string>();
  for (const name of names) if (!ids.has(fold(name)) && !missing.has(fold(name))) missing.set(fold(name), name);
  const rows = [...missing.values()].map((name) => asDocument(batch, { name, status: 1, locale: null }));
  for (const { id, name } of await insertRows<BrandRow>(batch, 'brands', rows, ['id', 'name'])) ids.set(fold(name), id);
  return ids;
}
