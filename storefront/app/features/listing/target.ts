import type { ProductFilter } from './filter';

/** A listing with a filter of its own (`/{target}` of the storefront document, section 2). */
export interface Target {
  readonly title: 'listing.promos' | 'listing.outlet' | 'listing.news';
  /** What it always asks for, whatever else is chosen. */
  readonly narrow: (filter: ProductFilter) => ProductFilter;
  /** What its own filter says needs no choice beside it. */
  readonly fixes: 'promo' | 'outlet' | 'newProducts';
  /** Stock and discounts are for people alone. */
  readonly needsPerson: boolean;
}

const outlet: Target = {
  title: 'listing.outlet',
  narrow: (filter) => ({ ...filter, outlet: true }),
  fixes: 'outlet',
  needsPerson: true,
};

const targets: Readonly<Record<string, Target>> = {
  '/promos': {
    title: 'listing.promos',
    narrow: (filter) => ({ ...filter, promo: filter.promo ?? 'any' }),
    fixes: 'promo',
    needsPerson: true,
  },
  '/outlet': outlet,
  '/auctions': outlet,
  '/news': {
    title: 'listing.news',
    narrow: (filter) => ({ ...filter, newProducts: true }),
    fixes: 'newProducts',
    needsPerson: false,
  },
};

/** The listing a path is; null for the whole catalogue and for categories. */
export const targetOf = (path: string): Target | null => targets[path] ?? null;

/** Products on one page of a listing, and of that of promos (storefront document, section 9). */
export const perPageOf = (path: string): number => (targetOf(path)?.fixes === 'promo' ? 40 : 60);
