import { describe, expect, it } from 'vitest';
import { brands, categories, overviews, products, tvcBrands, tvcCategories, videos } from '../index';

const offered = new Set(products.filter((each) => each.published_in_store && each.status === 1).map(({ sku }) => sku));
const perProduct = (seeds: readonly { readonly sku: string }[]): number[] => {
  const counts = new Map<string, number>();
  for (const { sku } of seeds) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return [...counts.values()];
};

describe('overviews', () => {
  it('are two or three on some forty products of the store', () => {
    const counts = perProduct(overviews);
    expect(counts.length).toBeGreaterThanOrEqual(36);
    expect(counts.length).toBeLessThanOrEqual(45);
    expect(new Set(counts)).toEqual(new Set([2, 3]));
    expect(overviews.filter(({ sku }) => !offered.has(sku))).toEqual([]);
  });

  it('say in both languages a whole sentence of their product', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    for (const { sku, title, description } of overviews) {
      expect(title.es && title.en, sku).toBeTruthy();
      for (const language of ['es', 'en'] as const) {
        expect(description[language]).toMatch(/^\p{Lu}.*\.$/u);
        expect(bySku.get(sku)?.description[language]).toContain(description[language]);
      }
    }
  });
});

it('videos hang on a few products of the store, each once', () => {
  expect(perProduct(videos).length).toBe(6);
  expect(videos.filter(({ sku }) => !offered.has(sku))).toEqual([]);
  expect(new Set(videos.map(({ sku, key }) => `${sku} ${key}`)).size).toBe(videos.length);
});

describe('TVC', () => {
  it('has brands of its own, most of them ours', () => {
    const ours = new Set(brands.map(({ key }) => key));
    const known = tvcBrands.flatMap(({ brand }) => brand ?? []);
    expect(known.length).toBeGreaterThan(tvcBrands.length / 2);
    expect(known.filter((key) => !ours.has(key))).toEqual([]);
    expect(new Set(tvcBrands.map(({ name }) => name)).size).toBe(tvcBrands.length);
  });

  it('has a tree of its own whose parents come first, each category perhaps one of ours', () => {
    const ours = new Set(categories.map(({ key }) => key));
    const seen = new Set<string>();
    for (const { key, parent, category, abbreviation } of tvcCategories) {
      expect(parent === null || seen.has(parent), key).toBe(true);
      expect(category === null || ours.has(category), key).toBe(true);
      expect(abbreviation.length, key).toBeLessThanOrEqual(20);
      seen.add(key);
    }
    expect(seen.size).toBe(tvcCategories.length);
  });
});
