import { isPublished, knexWithin, service, type Core, type Deps } from '@mayorista/kernel';
import '@mayorista/product-content/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { Alternative, AlternativeService } from '../../../contract';
import { matchingValues, rankAlternatives, type Compared } from './alternative.rules';
import { candidatesOf, choicesOf } from './alternative.store';

/** How many of the nearest in price are compared, and how many are shown. */
const mostLookedAt = 500;
const mostShown = 12;

/** What may be bought instead of a product, at once and in the buyer's branch. */
export const alternativeService = ({ strapi }: Deps): AlternativeService => ({
  async find(productId, branchId) {
    const [product] = await service(strapi, 'catalogue.cards').rows([productId]);
    if (product === undefined) return [];
    const choices = await choicesOf(knexWithin(strapi), productId);
    const pinned = choices.filter(({ kind }) => kind === 'pinned').map(({ alternative_id: id }) => id);
    const excluded = new Set([
      productId,
      ...choices.filter(({ kind }) => kind === 'excluded').map(({ alternative_id: id }) => id),
    ]);
    const sold = await soldNow(strapi, [...pinned, ...(await sameCategory(strapi, product, branchId))], branchId);
    const known = new Map(sold.filter(({ id }) => !excluded.has(id)).map((row) => [row.id, row]));
    const compared = await comparer(strapi, [product, ...known.values()]);
    const own = compared(product);
    const first = pinned.filter((id) => known.has(id));
    const ranked = rankAlternatives(own, [...known.values()].filter(({ id }) => !pinned.includes(id)).map(compared));
    const matches = (id: number): Alternative => {
      const row = known.get(id);
      return {
        productId: id,
        isPinned: pinned.includes(id),
        matchingValues: row === undefined ? [] : matchingValues(own, compared(row)),
      };
    };
    return [...first, ...ranked.map(({ id }) => id)].slice(0, mostShown).map(matches);
  },
});

async function sameCategory(
  strapi: Core.Strapi,
  { category_id: categoryId, list_price: listPrice }: CardRow,
  branchId: number | null,
): Promise<number[]> {
  if (categoryId === null) return [];
  return candidatesOf(knexWithin(strapi), { categoryId, listPrice, branchId, limit: mostLookedAt });
}

/** Those on sale with pieces in the branch (anywhere when it is null). */
async function soldNow(strapi: Core.Strapi, ids: readonly number[], branchId: number | null): Promise<CardRow[]> {
  const free = await service(strapi, 'inventory.stock').available([...new Set(ids)], branchId);
  const inStock = [...free].flatMap(([id, pieces]) => (pieces > 0 ? [id] : []));
  return (await service(strapi, 'catalogue.cards').rows(inStock)).filter(
    (row) => Boolean(row.is_visible) && row.status === 1,
  );
}

async function comparer(strapi: Core.Strapi, rows: readonly CardRow[]): Promise<(row: CardRow) => Compared> {
  const values = isPublished(strapi, 'product-content.datasheets')
    ? await service(strapi, 'product-content.datasheets').keyValues(
        knexWithin(strapi),
        rows.map(({ id }) => id),
      )
    : new Map<number, ReadonlyMap<string, string>>();
  return (row) => ({ id: row.id, listPrice: row.list_price, values: values.get(row.id) ?? new Map<string, string>() });
}
