import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { storeScope } from '../../session/scope.server';
import { findAddresses } from './seo.api.server';
import { pageSitemap, productSitemap, sitemapIndex } from './sitemap';

const HOUR_IN_SECONDS = 3_600;

/** `/sitemap.xml`, `/sitemaps/pages.xml` and `/sitemaps/products-N.xml`: what search engines are told of. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const { name } = args.params;
  const site = { origin: scope.config.publicUrl };
  const part = name === undefined || name === 'pages.xml' ? 1 : Number(/^products-(\d{1,4})\.xml$/.exec(name)?.[1]);
  if (!(part >= 1)) throw new Response(null, { status: 404 });
  const addresses = await orBoundary(findAddresses(scope.api, part), args);
  if (name === undefined) return xml(sitemapIndex(site, addresses));
  if (name === 'pages.xml') return xml(pageSitemap(site, addresses));
  if (part > addresses.parts) throw new Response(null, { status: 404 });
  return xml(productSitemap(site, addresses));
}

const xml = (text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_IN_SECONDS}`,
    },
  });
