import { STOCKED_PRODUCT_TYPE } from '@mayorista/config';
import { getKnex, service, type Core } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import type {} from '@mayorista/inventory/contract';
import type { Buyer } from '@mayorista/pricing/contract';
import type { CategoryStep, ProductRow, SearchCategory, SearchSource } from '../../../contract';

const BATCH = 500;
const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const LOCALE = 'es';

/** What search indexes, read from the catalogue's cards, the price function and the stock. Hidden products stay findable for staff. */
export const catalogueSource = (strapi: Core.Strapi): SearchSource => ({
  productsByIds: (ids) => rowsOf(strapi, ids),
  async *products() {
    for await (const ids of service(strapi, 'catalogue.cards').idBatches(BATCH)) yield await rowsOf(strapi, ids);
  },
  categories: () => categoriesOf(strapi),
});

async function rowsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<ProductRow[]> {
  const cards = service(strapi, 'catalogue.cards');
  const rows = await cards.rows(ids);
  if (rows.length === 0) return [];
  const [paths, stock, descriptions] = [
    await cards.categoryPaths(ids, LOCALE),
    await service(strapi, 'inventory.stock').availableByBranch(ids),
    await descriptionsOf(strapi, ids),
  ];
  const prices = await levelPrices(strapi, rows);
  return rows.map((row, index) =>
    productRow(row, {
      path: paths.get(row.id) ?? [],
      stock: stock.get(row.id) ?? {},
      description: descriptions.get(row.id) ?? '',
      prices: prices.map((level) => level[index] ?? 0),
    }),
  );
}

interface Around {
  readonly path: readonly CategoryStep[];
  readonly stock: Readonly<Record<string, number>>;
  readonly description: string;
  /** By level, 1 first. */
  readonly prices: readonly number[];
}

function productRow(row: CardRow, { path, stock, description, prices }: Around): ProductRow {
  const isStocked = row.product_type === STOCKED_PRODUCT_TYPE;
  const canBeHad = !isStocked || Object.values(stock).some((pieces) => pieces > 0);
  return {
    id: row.id,
    name: row.name_es,
    model: row.model,
    provider_model: row.provider_model,
    sku: row.sku,
    part_numbers: [row.model, row.provider_model, row.sku].flatMap((number) => number ?? []),
    brand: row.brand_id === null || row.brand_name === null ? null : { id: row.brand_id, name: row.brand_name },
    category: [...path],
    description,
    image_full_path: row.image_url,
    main_image_alt: row.image_alt,
    product_flow_type: row.product_flow_type,
    stage_id: row.stage_id,
    is_visible: Boolean(row.is_visible),
    is_new: Boolean(row.show_in_news),
    has_promo: Number(row.promo_discount ?? 0) > 0,
    // What can be bought now comes before what cannot, the rest keeps its order.
    ranking: (canBeHad ? 2 : 0) + (row.show_in_news ? 1 : 0),
    list_price: row.list_price === null ? null : Number(row.list_price),
    level_prices: Object.fromEntries(LEVELS.map((level, index) => [level, prices[index] ?? 0])),
    stock_by_branch: isStocked ? { ...stock } : null,
  };
}

/** Unit prices in dollars for each level: an array a level, in the order of the rows. */
function levelPrices(strapi: Core.Strapi, rows: readonly CardRow[]): Promise<number[][]> {
  const questions = rows.map((product) => ({ product, quantity: 1 }));
  return Promise.all(
    LEVELS.map(async (priceLevel) => {
      const buyer: Buyer = { kind: 'distributor', priceLevel, markup: null, currency: 'USD' };
      return (await service(strapi, 'pricing.prices').forBuyer(buyer, questions)).map(({ final }) => Number(final));
    }),
  );
}

async function descriptionsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = (await getKnex(strapi)('products')
    .whereIn('id', [...ids])
    .select('id', 'description')) as { id: number; description: string | null }[];
  return new Map(rows.map(({ id, description }) => [id, description ?? '']));
}

async function categoriesOf(strapi: Core.Strapi): Promise<SearchCategory[]> {
  const all = await service(strapi, 'catalogue.cards').categories(LOCALE);
  const byId = new Map(all.map((category) => [category.id, category]));
  const pathOf = (id: number | null): string[] => {
    const category = id === null ? undefined : byId.get(id);
    return category === undefined ? [] : [...pathOf(category.parentId), category.name];
  };
  return all.map(({ id, name }) => ({ id, name, tree: pathOf(id).join(' > '), level: pathOf(id).length }));
}
