export const MAX_PRODUCTS = 20;
export const MAX_CATEGORIES = 10;

// Letters of nobody's alphabet: no text of a product holds them.
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

export interface SearchTerms {
  readonly term: string;
  /** What was searched first since the overlay opened: it tells a search that was refined from one that was not. */
  readonly firstTerm: string;
}

/** The body of a search: two queries, products and categories (storefront document, section 7). */
export function searchBody({ term, firstTerm }: SearchTerms): string {
  const terms = { q: term, first_q: firstTerm, highlightPreTag: MARK_START, highlightPostTag: MARK_END };
  return JSON.stringify({
    queries: [
      {
        indexUid: 'products',
        ...terms,
        limit: MAX_PRODUCTS,
        attributesToRetrieve: ['id', 'name', 'model', 'brand_id', 'brand_name', 'image_full_path', 'inventory'],
        attributesToHighlight: ['name', 'model'],
      },
      { indexUid: 'categories', ...terms, limit: MAX_CATEGORIES, attributesToHighlight: ['name'] },
    ],
  });
}
