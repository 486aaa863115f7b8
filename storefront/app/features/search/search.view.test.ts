import { expect, test } from 'vitest';
import { searchBody } from './search-body';
import { markedParts, searchOptions, type SearchAnswer } from './search.view';

const product = (id: number, brand_id: number) => ({
  id,
  name: `Producto ${id}`,
  model: 'M',
  brand_id,
  brand_name: `Marca ${brand_id}`,
});
const answer: SearchAnswer = {
  results: [
    { hits: [product(1, 7), product(2, 8), product(3, 8)] },
    { hits: Array.from({ length: 14 }, (_, id) => ({ id: id + 1, tree: 'Videovigilancia > Cámaras IP' })) },
  ],
};
const of = (kind: string) => searchOptions(answer).filter((option) => option.kind === kind);

test('one call asks for 20 products and 10 categories [SF-SEARCH-016]', () => {
  const { queries } = JSON.parse(searchBody({ term: 'nvr 16', firstTerm: 'nvr' })) as { queries: unknown };
  expect(queries).toMatchObject([
    { indexUid: 'products', q: 'nvr 16', first_q: 'nvr', limit: 20 },
    { indexUid: 'categories', q: 'nvr 16', first_q: 'nvr', limit: 10 },
  ]);
});

test('what was searched stands out in the texts of what was found', () => {
  const { queries } = JSON.parse(searchBody({ term: 'domo', firstTerm: 'domo' })) as {
    queries: { highlightPreTag: string; highlightPostTag: string }[];
  };
  const [{ highlightPreTag: start = '', highlightPostTag: end = '' } = {}] = queries;
  expect(markedParts(`Cámara ${start}domo${end} IP <b> ${start}Domo${end}`)).toEqual([
    { text: 'Cámara ', isMatch: false },
    { text: 'domo', isMatch: true },
    { text: ' IP <b> ', isMatch: false },
    { text: 'Domo', isMatch: true },
  ]);
  const marked = { ...product(1, 7), _formatted: { name: `${start}Producto${end} 1`, model: null } };
  const [option] = searchOptions({ results: [{ hits: [marked] }, { hits: [] }] }).filter(
    ({ kind }) => kind === 'product',
  );
  expect(option).toMatchObject({ name: `${start}Producto${end} 1`, detail: 'Marca 7 · M' });
});

test('at most 10 categories are shown, by their own name under their path [SF-SEARCH-014]', () => {
  expect(of('category')).toHaveLength(10);
  expect(of('category')[0]).toMatchObject({
    name: 'Cámaras IP',
    detail: 'Videovigilancia',
    url: '/products?categoryId=1',
  });
});

test('the brands of what was found, the most frequent first', () => {
  expect(of('brand').map(({ name }) => name)).toEqual(['Marca 8', 'Marca 7']);
  expect(of('brand')[0]?.url).toBe('/products?query=%7B%22brandIds%22%3A%5B8%5D%7D');
});

test('products lead to their pages', () => {
  expect(of('product').map(({ url }) => url)).toEqual(['/products/1', '/products/2', '/products/3']);
});

test('pieces are told of products that lie on shelves, to who may know them', () => {
  const hits = [
    { ...product(1, 7), inventory: 12 },
    { ...product(2, 7), inventory: 0 },
    { ...product(3, 7), inventory: null },
    product(4, 7),
  ];
  const found = searchOptions({ results: [{ hits }, { hits: [] }] }).filter(({ kind }) => kind === 'product');
  expect(found.map(({ pieces }) => pieces)).toEqual([12, 0, null, null]);
});
