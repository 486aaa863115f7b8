import type Database from 'better-sqlite3';

/** A page of a listing: a category with all below it, perhaps some brands, cheapest first. */
export interface ListingPage {
  readonly categoryId: number;
  readonly brandIds: readonly number[];
  readonly page: number;
}

const perPage = 60;

/** Full pages of the biggest categories, without and with a brand chosen: what people look at. */
export function listingPages(db: Database.Database): ListingPage[] {
  const categories = db
    .prepare(
      'SELECT cc.category_id AS id, count(*) AS n FROM product_card_categories cc JOIN product_cards c USING (product_id) WHERE c.is_visible GROUP BY 1 HAVING n >= ? ORDER BY n DESC LIMIT 30',
    )
    .all(perPage * 3) as { id: number }[];
  const brandsOf = db.prepare(
    'SELECT c.brand_id AS id FROM product_card_categories cc JOIN product_cards c USING (product_id) WHERE cc.category_id = ? AND c.is_visible GROUP BY 1 HAVING count(*) >= ? ORDER BY count(*) DESC LIMIT 2',
  );
  return categories.flatMap(({ id }) => {
    const plain = [1, 2, 3].map((page) => ({ categoryId: id, brandIds: [], page }));
    const branded = (brandsOf.all(id, perPage) as { id: number }[]).map((brand) => ({
      categoryId: id,
      brandIds: [brand.id],
      page: 1,
    }));
    return [...plain, ...branded];
  });
}

/** As the store asks for it. */
export const ourPath = ({ categoryId, brandIds, page }: ListingPage, order: 'list_price' | 'name'): string =>
  `/api/store-products?categoryId=${categoryId}&page=${page}&perPage=${perPage}&sortCriteria=${order}&sortDirection=asc${brandIds.length === 0 ? '' : `&brandIds=${brandIds.join(',')}`}`;

/** The category and all below it, as Strapi must be told. */
function below(db: Database.Database, categoryId: number): number[] {
  const rows = db
    .prepare(
      `WITH RECURSIVE down(id) AS (SELECT ? UNION SELECT l.category_id FROM categories_parent_category_lnk l JOIN down ON l.inv_category_id = down.id)
       SELECT down.id FROM down JOIN categories c ON c.id = down.id WHERE c.locale = 'es'`,
    )
    .all(categoryId) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** The same sixty from the content API: same filters and order, the relations that a card shows, no more fields than it has. */
export function stockPath(
  db: Database.Database,
  { categoryId, brandIds, page }: ListingPage,
  order: 'list_price' | 'name',
): string {
  const query = new URLSearchParams({
    locale: 'es',
    'pagination[page]': String(page),
    'pagination[pageSize]': String(perPage),
  });
  query.append('sort[0]', `${order}:asc`);
  query.append('sort[1]', 'id:asc');
  query.append('filters[published_in_store][$eq]', 'true');
  query.append('filters[status][$eq]', '1');
  for (const [at, id] of below(db, categoryId).entries()) query.append(`filters[category][id][$in][${at}]`, String(id));
  for (const [at, id] of brandIds.entries()) query.append(`filters[brand][id][$in][${at}]`, String(id));
  for (const [at, field] of [
    'name',
    'sku',
    'model',
    'provider_model',
    'list_price',
    'fixed_price',
    'promo_discount',
    'product_type',
    'product_flow_type',
    'status',
  ].entries())
    query.append(`fields[${at}]`, field);
  for (const relation of ['brand', 'category', 'stage', 'main_image'])
    query.append(`populate[${relation}][fields][0]`, relation === 'main_image' ? 'url' : 'name');
  return `/api/products?${query.toString()}`;
}
