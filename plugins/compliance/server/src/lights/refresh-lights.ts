import { emit, fold, inTransaction, service, slicesOf, advisoryLock, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { lightsChanged } from '../../../events';
import { lightView, verdictsOf } from './light.service';
import { saveLights, saveRequirements, type SheetLight } from './sheet.store';

const batch = 200;

/** Derives the lights of products anew and keeps them for boards and reports. Safe to repeat. */
export async function refreshLights(strapi: Core.Strapi, productIds: readonly number[]): Promise<number> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  let refreshed = 0;
  for (const some of slicesOf(ids, batch)) refreshed += await refreshBatch(strapi, some);
  return refreshed;
}

async function refreshBatch(strapi: Core.Strapi, ids: readonly number[]): Promise<number> {
  return inTransaction(strapi, async (tx) => {
    // Of two that follow the same product, the last to write must be the last to have read.
    await advisoryLock(tx, 'compliance.lights');
    const cards = await service(strapi, 'catalogue.cards').rows(ids);
    const verdicts = await verdictsOf(tx.strapi, tx.trx, ids);
    const sheets = cards.flatMap((card): SheetLight[] => {
      const verdict = verdicts.get(card.id);
      if (verdict === undefined) return [];
      const { light, state, reasons, expires_on } = lightView(verdict);
      const {
        id,
        sku,
        model,
        name_es: name,
        brand_id,
        brand_name,
        category_id,
        category_name_es: category_name,
      } = card;
      return [
        {
          product_id: id,
          sku,
          model,
          name,
          brand_id,
          brand_name,
          category_id,
          category_name,
          search_text: fold([sku, model, name, brand_name].filter(Boolean).join(' ')),
          light,
          light_state: state,
          reasons: JSON.stringify(reasons),
          expires_on,
          light_changes_on: verdict.changesOn,
        },
      ];
    });
    const changed = await saveLights(tx, sheets);
    if (changed.length > 0) await emit(tx, lightsChanged, { product_ids: changed });
    await saveRequirements(
      tx,
      new Map(sheets.map(({ product_id }) => [product_id, verdicts.get(product_id)?.requirements ?? []])),
    );
    return sheets.length;
  });
}
