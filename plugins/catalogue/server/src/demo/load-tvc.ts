import { products, tvcBrands, tvcCategories, type ProductSeed } from '@mayorista/database/seeds';
import { insertRow, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { insertLinks, insertLocalizedRows, linkBoth, type Pair } from './demo.store';
import type { Loaded } from './load-pictures';

/** TVC's own brands and categories, what of ours they are, and the products that have them. */
export async function loadTvc(tx: Tx, loaded: Loaded): Promise<void> {
  const brands = await loadBrands(tx, loaded);
  const categories = await loadCategories(tx, loaded);
  const links = (idOf: (product: ProductSeed) => Pair | number | undefined, column: string) =>
    products.flatMap((product) => {
      const pair = loaded.products.get(product.sku);
      return pair === undefined ? [] : linkBoth(pair, 'product_id', idOf(product), column);
    });
  await insertLinks(
    tx,
    tables.productTvcBrand,
    links(({ brand }) => brands.get(brand), 'tvc_brand_id'),
  );
  await insertLinks(
    tx,
    tables.productTvcCategory,
    links(({ division }) => categories.get(division), 'tvc_category_id'),
  );
}

async function loadBrands(tx: Tx, loaded: Loaded): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const links = [];
  for (const { key, name, brand } of tvcBrands) {
    const id = await insertRow(tx, tables.tvcBrand, { name, status: 1 });
    ids.set(key, id);
    const ours = brand === null ? undefined : loaded.brands.get(brand);
    if (ours !== undefined) links.push({ tvc_brand_id: id, brand_id: ours });
  }
  await insertLinks(tx, tables.tvcBrandBrand, links);
  return ids;
}

async function loadCategories(tx: Tx, loaded: Loaded): Promise<Map<string, Pair>> {
  const pairs = await insertLocalizedRows(
    tx,
    tables.tvcCategory,
    tvcCategories.map(({ abbreviation, name }, index) => ({
      shared: { abbreviation, position: index + 1, is_active: true },
      texts: { es: { name: name.es }, en: { name: name.en } },
    })),
  );
  const made = tvcCategories.flatMap((seed, index) => {
    const pair = pairs[index];
    return pair === undefined ? [] : [{ seed, pair }];
  });
  const ids = new Map(made.map(({ seed, pair }) => [seed.key, pair]));
  const links = (idOf: (key: (typeof made)[number]['seed']) => Pair | undefined, column: string) =>
    made.flatMap(({ seed, pair }) => linkBoth(pair, 'tvc_category_id', idOf(seed), column));
  await insertLinks(
    tx,
    tables.tvcCategoryParent,
    links(({ parent }) => (parent === null ? undefined : ids.get(parent)), 'inv_tvc_category_id'),
  );
  await insertLinks(
    tx,
    tables.tvcCategoryCategory,
    links(({ category }) => (category === null ? undefined : loaded.categories.get(category)), 'category_id'),
  );
  return ids;
}
