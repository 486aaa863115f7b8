import type { BrandAnswer, HomeAnswer, Named } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { listingUrl } from '../listing';
import { cardView, type CardView } from '../product-card';

export interface CarouselView {
  readonly key: string;
  readonly title: string | null;
  readonly crumbs: readonly Named[];
  readonly allUrl: string | null;
  readonly cards: readonly CardView[];
}

export interface BrandTile {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly url: string;
}

/** 'Ver Todos' leads to the category of the first product (storefront document, section 2). */
function allUrlOf({ category_id, products }: HomeAnswer['carousels'][number]): string | null {
  const categoryId = category_id ?? products[0]?.category_id;
  return categoryId ? `/categories/${categoryId}` : null;
}

const DEFAULT_CRUMBS = 3;

/**
 * The categories above a carousel: its own; the first three divisions when it has neither these nor a title (storefront
 * document, section 2). A single one that is named as the carousel is its title already.
 */
export function crumbsOf({ title, crumbs }: CarouselView, divisions: readonly Named[]): readonly Named[] {
  if (crumbs.length === 1 && crumbs[0]?.name === title) return [];
  return title === null && crumbs.length === 0 ? divisions.slice(0, DEFAULT_CRUMBS) : crumbs;
}

/** The carousels that have something to show. */
export function carouselViews({ carousels }: HomeAnswer, imageOrigins: readonly string[]): CarouselView[] {
  return carousels
    .filter(({ products }) => products.length > 0)
    .map((carousel) => ({
      key: String(carousel.id),
      title: carousel.title ?? null,
      crumbs: carousel.breadcrumbs ?? [],
      allUrl: allUrlOf(carousel),
      cards: carousel.products.map((card) => cardView(card, imageOrigins)),
    }));
}

const BRANDS_SHOWN = 18;

export const brandTiles = (brands: readonly BrandAnswer[], imageOrigins: readonly string[]): BrandTile[] =>
  brands.slice(0, BRANDS_SHOWN).map(({ id, name, logo_url }) => ({
    id,
    name,
    logo: imageUrl(logo_url, imageOrigins),
    url: listingUrl({ brandIds: [id] }),
  }));
