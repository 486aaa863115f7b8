import { escapedMarkup } from '../../lib/format/escaped-markup';
import { addressIn } from '../../lib/format/page-address';
import { locales, localeTags } from '../../i18n/locale';
import type { Addresses } from './seo.api.server';

interface Origin {
  readonly origin: string;
}
interface Place {
  readonly path: string;
  readonly changedOn?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** What is a visitor's too: promos and refurbished pieces ask to log in. */
const lists = ['/', '/products', '/news', '/sucursales'];

/** The index: pages and categories, then the products in parts. */
export const sitemapIndex = ({ origin }: Origin, { parts }: Pick<Addresses, 'parts'>): string =>
  `${head}<sitemapindex xmlns="${schema}">${[
    'pages',
    ...Array.from({ length: parts }, (_, part) => `products-${part + 1}`),
  ]
    .map((name) => `<sitemap><loc>${escapedMarkup(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

/** Pages that are no product. */
export const pageSitemap = (site: Origin, { categories }: Pick<Addresses, 'categories'>): string =>
  urlset(
    site,
    [...lists, ...categories.map(({ id }) => `/categories/${id}`)].map((path) => ({ path })),
  );

/** One part of the products. */
export const productSitemap = (site: Origin, { products }: Pick<Addresses, 'products'>): string =>
  urlset(
    site,
    products.map(({ id, changed_on: changedOn }) => ({ path: `/products/${id}`, changedOn })),
  );

const urlset = (site: Origin, places: readonly Place[]): string =>
  `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${places
    .map((place) => entry(site, place))
    .join('')}</urlset>`;

function entry(site: Origin, { path, changedOn }: Place): string {
  const alternates = locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale === 'es' ? localeTags.es : locale}" href="${escapedMarkup(addressIn(site, path, locale))}"/>`,
  );
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return `<url><loc>${escapedMarkup(addressIn(site, path, 'es'))}</loc>${changed}${alternates.join('')}</url>`;
}
