import { describe, expect, it } from 'vitest';
import { brands, branches, categories, products, stages } from '../index';
import { ean13 } from '../check-digits';
import { familyKeyOf } from './categories';
import { withRelations } from './products/relations';

const unique = (values: string[]): void => expect(new Set(values).size).toBe(values.length);
const skus = new Set(products.map((product) => product.sku));

describe('categories', () => {
  it('form a tree three deep whose parents come first', () => {
    const level = new Map<string, number>();
    for (const category of categories) {
      const expected = category.parent === null ? 1 : (level.get(category.parent) ?? NaN) + 1;
      expect(category.level, category.key).toBe(expected);
      expect(category.level).toBeLessThanOrEqual(3);
      level.set(category.key, category.level);
    }
  });

  it('have a unique key and abbreviation, names in both languages and an eight-digit SAT key', () => {
    unique(categories.map((category) => category.key));
    unique(categories.map((category) => category.abbreviation));
    for (const category of categories) {
      expect(category.name.es && category.name.en, category.key).toBeTruthy();
      expect(category.sat_key).toMatch(/^\d{8}$/);
    }
  });

  it('leave no group without products', () => {
    const parents = new Set(categories.map((category) => category.parent));
    const used = new Set(products.map((product) => product.category));
    expect(
      categories
        .filter((category) => !parents.has(category.key) && !used.has(category.key))
        .map((category) => category.key),
    ).toEqual([]);
  });
});

describe('brands', () => {
  it('are some forty, with unique keys and abbreviations, and each sells something', () => {
    expect(brands.length).toBeGreaterThanOrEqual(40);
    unique(brands.map((brand) => brand.key));
    unique(brands.map((brand) => brand.abbreviation));
    const selling = new Set(products.map((product) => product.brand));
    expect(brands.filter((brand) => !selling.has(brand.key)).map((brand) => brand.key)).toEqual([]);
  });
});

describe('products', () => {
  it('are at least 600, with unique sku, model, barcode and names', () => {
    expect(products.length).toBeGreaterThanOrEqual(600);
    for (const key of ['sku', 'model', 'barcode'] as const) unique(products.map((product) => product[key]));
    for (const locale of ['es', 'en'] as const) unique(products.map(({ name }) => name[locale]));
  });

  it('fill more than one page of the store in some groups, and leave none with a product or two', () => {
    const parents = new Set(categories.map(({ parent }) => parent));
    const sizes = categories
      .filter(({ key }) => !parents.has(key))
      .map(({ key }) => products.filter(({ category }) => category === key).length);
    expect(sizes.filter((size) => size > 60).length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
  });

  it('come in every stage, flow and type, from less than a dollar to thousands', () => {
    expect(new Set(products.map(({ stage_id }) => stage_id)).size).toBe(4);
    expect(new Set(products.map(({ product_flow_type }) => product_flow_type)).size).toBe(4);
    expect(new Set(products.map(({ product_type }) => product_type)).size).toBe(3);
    const prices = products.map(({ list_price }) => Number(list_price));
    expect(Math.min(...prices)).toBeLessThan(1);
    expect(Math.max(...prices)).toBeGreaterThan(5_000);
    for (const { product_type, stock, transit, model } of products)
      if (product_type !== 'physical') expect([stock, transit], model).toEqual([[], []]);
  });

  it('include the punctuated model of the search demos', () =>
    expect(products.some((product) => product.model === 'VK-2CD2143G2-I')).toBe(true));

  it('refer to brands, categories, stages, branches and products that exist', () => {
    const [brandKeys, categoryKeys, codes] = [
      new Set(brands.map((b) => b.key)),
      new Set(categories.map((c) => c.key)),
      new Set(branches.map((b) => b.code)),
    ];
    for (const product of products) {
      expect(brandKeys.has(product.brand), product.model).toBe(true);
      expect(categoryKeys.has(product.category), product.model).toBe(true);
      expect(stages.find((stage) => stage.id === product.stage_id)?.valid_flow_types, product.model).toContain(
        product.product_flow_type,
      );
      for (const row of [...product.stock, ...product.transit]) expect(codes.has(row.branch), product.model).toBe(true);
      for (const sku of [...product.related, ...product.replaced_by, ...product.kit.map((part) => part.sku)]) {
        expect(skus.has(sku), product.model).toBe(true);
        expect(sku, product.model).not.toBe(product.sku);
      }
      expect(new Set(product.related).size, product.model).toBe(product.related.length);
    }
  });

  it('cost something, and less for the higher levels', () => {
    for (const product of products) {
      expect(product.list_price, product.model).toMatch(/^\d+\.\d\d$/);
      expect(Number(product.average_cost), product.model).toBeGreaterThan(0);
      const best = Number(product.list_price) * (1 - product.promo_levels[5] / 100);
      expect(best, product.model).toBeGreaterThan(Number(product.average_cost));
      expect(
        [...product.promo_levels].sort((a, b) => a - b),
        product.model,
      ).toEqual(product.promo_levels);
      if (product.fixed_price !== null)
        expect(Number(product.fixed_price), product.model).toBeLessThan(Number(product.list_price));
      for (const tier of product.volume_tiers) expect(tier.discount, product.model).toBeLessThan(50);
    }
  });

  it('carry a valid Mexican barcode', () => {
    for (const { barcode, model } of products) {
      expect(barcode, model).toMatch(/^750\d{10}$/);
      expect(ean13(barcode.slice(0, 12)), model).toBe(barcode);
    }
  });

  it('are described in both languages with whole sentences and no holes', () => {
    for (const { name, description, model } of products) {
      for (const text of [name.es, name.en, description.es, description.en]) {
        expect(text, model).not.toMatch(/undefined|NaN|\[object|\s{2}|^\s|\s$/);
        expect(text.length, model).toBeGreaterThan(8);
      }
      expect(description.es.match(/\.(\s|$)/g)?.length ?? 0, model).toBeGreaterThanOrEqual(2);
      expect(description.es, model).not.toBe(description.en);
      expect(name.es.length, model).toBeLessThanOrEqual(160);
    }
  });

  it('show every situation of stock: none, one unit, only in MEX-CEDIS, refurbished', () => {
    const total = (rows: { quantity: number }[]): number => rows.reduce((sum, row) => sum + row.quantity, 0);
    expect(products.some((product) => product.stock.length === 0 && product.transit.length > 0)).toBe(true);
    expect(products.some((product) => product.stock.length === 0 && product.transit.length === 0)).toBe(true);
    expect(products.some((product) => total(product.stock) === 1)).toBe(true);
    expect(products.some((product) => product.stock.length === 1 && product.stock[0]?.branch === 'MEX-CEDIS')).toBe(
      true,
    );
    expect(products.some((product) => product.stock.some((row) => row.grade === 'AAA'))).toBe(true);
    for (const product of products) {
      unique(product.stock.map((row) => `${row.branch} ${row.grade}`));
      for (const row of product.stock) expect(row.quantity, product.model).toBeGreaterThan(0);
    }
  });

  it('refuse a replacement that nobody sells', () => {
    const [first] = products;
    if (!first) throw new Error('no products');
    expect(() => withRelations([{ ...first, replacedBy: 'NOT-A-MODEL', kitModels: [] }], familyKeyOf)).toThrow(
      'NOT-A-MODEL',
    );
  });
});
