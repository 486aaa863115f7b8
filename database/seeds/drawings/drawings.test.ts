import { describe, expect, it } from 'vitest';
import {
  brandLogo,
  brands,
  categories,
  categoryPicture,
  divisionIcon,
  galleryPictures,
  drawingKinds,
  heroBanners,
  overviews,
  overviewScene,
  placeholder,
  productDrawing,
  productPicture,
  products,
} from '../index';

const FORBIDDEN =
  /<script|href|\son\w+\s*=|<foreignObject|<image|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg)|<style|data:/i;

/** Balanced tags, quoted attributes, one root: what an XML parser would refuse otherwise. Returns the fault, or null. */
function fault(svg: string): string | null {
  const open: string[] = [];
  const token = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  for (let at = 0; at < svg.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(svg);
    if (!match) return `not XML at: ${svg.slice(at, at + 60)}`;
    const [, closing, tag = '', attributes = '', selfClosed] = match;
    const names = [...attributes.matchAll(/([\w-]+)=/g)].map((found) => found[1]);
    if (new Set(names).size !== names.length) return `attribute twice: ${match[0]}`;
    if (closing && open.pop() !== tag) return `closes too much: ${tag}`;
    if (!closing && tag && !selfClosed) open.push(tag);
  }
  return open.length ? `left open: ${open.join()}` : null;
}

const undeclared = (svg: string): string[] =>
  [...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1] ?? '').filter((id) => !svg.includes(`id="${id}"`));

function expectSafe(svg: string, what: string): void {
  expect(fault(svg), what).toBeNull();
  expect(svg, what).not.toMatch(FORBIDDEN);
  expect(svg, what).not.toMatch(/NaN|undefined|Infinity/);
  expect(undeclared(svg), what).toEqual([]);
}

describe('the checker of these tests', () => {
  it('notices what it must', () => {
    expect(fault('<svg><g></svg>')).not.toBeNull();
    expect(fault('<svg a="1" a="2"/>')).not.toBeNull();
    expect(fault('<svg><rect x=1 /></svg>')).not.toBeNull();
    expect('<a onclick="x">').toMatch(FORBIDDEN);
  });
});

describe('product pictures', () => {
  it('are small, well formed, and hold nothing that runs or loads', () => {
    for (const product of products) {
      const svg = productPicture(product);
      expectSafe(svg, product.model);
      expect(svg.length, product.model).toBeLessThan(6_144);
    }
  });

  it('come closer and in their box, as small and safe', () => {
    for (const product of products)
      for (const { view, svg } of galleryPictures(product)) {
        expectSafe(svg, `${product.model} ${view}`);
        expect(svg, `${product.model} ${view}`).not.toBe(productPicture(product));
        expect(svg.length, `${product.model} ${view}`).toBeLessThan(8_192);
      }
  });

  it('are the same on every call, and differ between most products', () => {
    for (const product of products.slice(0, 20)) expect(productPicture(product)).toBe(productPicture(product));
    expect(new Set(products.map(productPicture)).size).toBeGreaterThan(products.length * 0.75);
  });

  it('come in more than thirty kinds, all of them drawable in any variation', () => {
    expect(drawingKinds.length).toBeGreaterThan(30);
    for (const kind of drawingKinds) {
      for (const variant of [0, 1, 2]) {
        for (const look of [0, 3])
          expectSafe(
            productDrawing(
              { kind, variant, look, count: 4, body: '#eef0f3', accent: '#c2202f', label: 'A & <B>' },
              'R & <D>',
            ),
            `${kind} ${variant} ${look}`,
          );
      }
    }
  });

  it('print labels as they are, decimals and all', () => {
    expect(
      productDrawing(
        { kind: 'battery', variant: 0, look: 0, count: 1, body: '#2c3138', accent: '#2e7d32', label: '12.85V 4.5Ah' },
        'X',
      ),
    ).toContain('>12.85V 4.5Ah<');
  });

  it('refuse a kind that nobody draws', () =>
    expect(() =>
      productDrawing(
        { kind: 'unicorn', variant: 0, look: 0, count: 1, body: '#ffffff', accent: '#000000', label: '' },
        'X',
      ),
    ).toThrow('unicorn'));
});

describe('the other pictures', () => {
  it('logos, categories, icons, banners and the placeholder are safe too', () => {
    for (const brand of brands) expectSafe(brandLogo(brand), brand.name);
    for (const category of categories) expectSafe(categoryPicture(category), category.key);
    for (const { division } of categories) expectSafe(divisionIcon(division), division);
    for (const { key, svg } of heroBanners()) expectSafe(svg, key);
    expectSafe(placeholder, 'placeholder');
    expect(heroBanners()).toHaveLength(2);
    expect(new Set(brands.map(brandLogo)).size).toBe(brands.length);
  });

  it('scenes of overviews are small and safe, wide for the web and square for telephones', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    for (const { sku, scene } of overviews) {
      const product = bySku.get(sku);
      if (product === undefined) throw new Error(`unknown product: ${sku}`);
      for (const view of ['web', 'mobile'] as const) {
        const svg = overviewScene(product, scene, view);
        expectSafe(svg, `${sku} ${scene} ${view}`);
        expect(svg.length, sku).toBeLessThan(7_168);
      }
    }
  });
});
