import { ValidationError, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import { changeSheet } from './change-sheet';
import { refuseUnknownProducts } from './check-products';
import type { BulkSheets } from './sheet.schema';
import { statedNoms } from './sheet.store';
import { linkTariff } from './tariff-link';

/** The same change on many products, all or none; refusals stand on `products.{id}.{field}`. Returns how many were changed. */
export async function changeSheets(tx: Tx, actor: Actor, input: BulkSheets): Promise<number> {
  const { product_ids, add_nom_ids: _added, remove_nom_ids: _removed, tariff_fraction_id, ...change } = input;
  await refuseUnknownProducts(tx, product_ids);
  const refusals: FieldError[] = [];
  for (const id of product_ids) {
    try {
      await changeSheet(tx, actor, id, { ...change, ...(await nomsOf(tx, id, input)) });
      if (tariff_fraction_id !== undefined) await linkTariff(tx, actor, id, { tariff_fraction_id });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      refusals.push(
        ...error.refusals.map((each) => ({ ...each, field: `products.${id}.${each.field ?? '_general'}` })),
      );
    }
  }
  if (refusals.length > 0) throw new ValidationError(refusals);
  return product_ids.length;
}

async function nomsOf(
  tx: Tx,
  productId: number,
  { nom_ids, add_nom_ids: added, remove_nom_ids: removed }: BulkSheets,
): Promise<{ nom_ids?: number[] }> {
  if (added === undefined && removed === undefined) return {};
  const base = nom_ids ?? (await statedNoms(tx.trx, productId));
  return { nom_ids: [...new Set([...base, ...(added ?? [])])].filter((id) => !removed?.includes(id)) };
}
