import { brands } from '../catalogue/brands';
import type { CategorySeed } from '../catalogue/categories';
import { categories } from '../catalogue/categories';
import { products } from '../catalogue/products/index';
import type { ProductSeed } from '../catalogue/types';
import { banner, type BannerSeed } from './banners';
import { categoryTile } from './category-tile';
import { productDrawing } from './product-drawing';

const brandNames = new Map(brands.map((brand) => [brand.key, brand.name]));
const byModel = new Map(products.map((product) => [product.model, product]));

export const brandName = (product: ProductSeed): string => brandNames.get(product.brand) ?? product.brand;

/** The picture of a product of the demo world, as SVG text. */
export const productPicture = (product: ProductSeed): string => productDrawing(product.drawing, brandName(product));

/** The picture of a category: its first product's; a division shows one from the middle, so that it differs from its first family. Throws when nothing hangs below it. */
export function categoryPicture(category: CategorySeed): string {
  const below = new Set([category.key]);
  for (const other of categories) if (other.parent && below.has(other.parent)) below.add(other.key);
  const offered = products.filter((candidate) => below.has(candidate.category));
  const product = offered[category.level === 1 ? Math.floor(offered.length * 0.4) : 0];
  if (!product) throw new Error(`category without products: ${category.key}`);
  return categoryTile(category.division, product.drawing, brandName(product));
}

const show = (model: string, x: number, y: number, scale: number): BannerSeed['shows'][number] => {
  const product = byModel.get(model);
  if (!product) throw new Error(`unknown model: ${model}`);
  return { drawing: product.drawing, brand: brandName(product), x, y, scale };
};

/** The two banners of the home page: key and SVG text. */
export const heroBanners = (): { key: string; svg: string }[] =>
  (
    [
      {
        key: 'videovigilancia',
        colors: ['#0b1f3f', '#1d4ed8'],
        shows: [
          show('VK-7616NI-K2-16P', 760, 130, 0.5),
          show('VK-2CD2043G2-I', 980, -10, 0.62),
          show('OB-PTZ4-25X', 1220, 40, 0.62),
        ],
      },
      {
        key: 'redes-y-energia',
        colors: ['#06302f', '#0f766e'],
        shows: [
          show('RT-R3000AX', 760, 90, 0.54),
          show('ND-P26G-370M', 1010, 120, 0.55),
          show('VX-UPS1000L', 1240, 20, 0.64),
        ],
      },
    ] satisfies BannerSeed[]
  ).map((seed) => ({ key: seed.key, svg: banner(seed) }));
