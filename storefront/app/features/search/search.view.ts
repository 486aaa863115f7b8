import type { Named } from '../../api/answers';
import { listingUrl } from '../listing';
import { MARK_END, MARK_START, MAX_CATEGORIES, MAX_PRODUCTS } from './search-body';

const MAX_BRANDS = 6;

type Hit = Named<'SearchResult'>['hits'][number];

/** A product found, with what `searchBody` asks of it; pieces for who is logged in, of what lies on shelves. */
type ProductDocument = Required<Pick<Hit, 'id' | 'name'>> &
  Pick<Hit, 'model' | 'brand_id' | 'brand_name' | 'image_full_path' | 'inventory' | '_formatted'>;

type CategoryDocument = Required<Pick<Hit, 'id'>> & Pick<Hit, 'name' | 'tree' | '_formatted'>;

/** The answer of the search endpoint: products first, then categories. */
export interface SearchAnswer {
  readonly results: readonly [
    { readonly hits: readonly ProductDocument[]; readonly is_nearest?: boolean; readonly estimatedTotalHits?: number },
    { readonly hits: readonly CategoryDocument[] },
  ];
}

/** What was found, as the overlay shows and counts it. */
export interface SearchFound {
  readonly options: readonly SearchOption[];
  /** Nothing says all the words: the products are the nearest. */
  readonly isNearest: boolean;
  /** Products that say all the words: as many as the page of results lists; none where they are the nearest. */
  readonly total: number;
}

export const searchFound = (answer: SearchAnswer): SearchFound => {
  const { is_nearest: isNearest = false, estimatedTotalHits = 0 } = answer.results[0];
  return { options: searchOptions(answer), isNearest, total: isNearest ? 0 : estimatedTotalHits };
};

export interface SearchOption {
  readonly key: string;
  readonly kind: 'category' | 'brand' | 'product';
  /** Texts with marks around what was searched: `markedParts` takes them apart. */
  readonly name: string;
  readonly detail: string | null;
  readonly imagePath: string | null;
  /** Pieces in all branches; null where there are none to tell of, or nobody to be told. */
  readonly pieces: number | null;
  readonly url: string;
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A marked text in its parts, in their order. */
export const markedParts = (text: string): TextPart[] =>
  text.split(MARK_START).flatMap((piece, place) => {
    const [match = '', ...rest] = place === 0 ? ['', piece] : piece.split(MARK_END);
    const parts = [
      { text: match, isMatch: true },
      { text: rest.join(''), isMatch: false },
    ];
    return parts.filter((part) => part.text !== '');
  });

const treeText = ({ tree, name }: CategoryDocument): string => tree || name || '';

function categoryOption(category: CategoryDocument): SearchOption {
  const path = treeText(category);
  const names = path.split(/[›>/]/).map((part) => part.trim());
  return {
    key: `category-${category.id}`,
    kind: 'category',
    name: category._formatted?.name || category.name || names[names.length - 1] || path,
    detail: names.length > 1 ? names.slice(0, -1).join(' › ') : null,
    imagePath: null,
    pieces: null,
    url: `/products?categoryId=${category.id}`,
  };
}

function productOption(product: ProductDocument): SearchOption {
  const { id, name, model, brand_name, image_full_path, inventory, _formatted } = product;
  return {
    key: `product-${id}`,
    kind: 'product',
    name: _formatted?.name || name,
    detail: [brand_name, _formatted?.model || model].filter(Boolean).join(' · ') || null,
    imagePath: image_full_path ?? null,
    pieces: inventory ?? null,
    url: `/products/${id}`,
  };
}

/** The brands of the products found, most frequent first. */
function brandOptions(products: readonly ProductDocument[]): SearchOption[] {
  const counts = new Map<number, { name: string; count: number }>();
  for (const { brand_id, brand_name } of products) {
    if (!brand_id || !brand_name) continue;
    counts.set(brand_id, { name: brand_name, count: (counts.get(brand_id)?.count ?? 0) + 1 });
  }
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, MAX_BRANDS)
    .map(([id, { name }]) => ({
      key: `brand-${id}`,
      kind: 'brand',
      name,
      detail: null,
      imagePath: null,
      pieces: null,
      url: listingUrl({ brandIds: [id] }),
    }));
}

/** What the overlay lists: categories and brands on the left, products on the right. */
export function searchOptions({ results: [products, categories] }: SearchAnswer): SearchOption[] {
  return [
    ...categories.hits.slice(0, MAX_CATEGORIES).map(categoryOption),
    ...brandOptions(products.hits),
    ...products.hits.slice(0, MAX_PRODUCTS).map(productOption),
  ];
}
