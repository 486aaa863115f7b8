import type { MetaDescriptor } from '@remix-run/node';
import { addressMeta } from '../../lib/format/page-address';
import { listingUrl } from './filter';
import type { ListingView } from './listing.view';

/** Title, canonical address and the neighbouring pages of a listing. */
export function listingMeta(
  view: ListingView | undefined,
  matches: Parameters<typeof addressMeta>[0],
): MetaDescriptor[] {
  if (!view) return [{ title: 'Mayorista' }];
  const { title, filter, path, pageCount } = view;
  const address = (page: number): string => listingUrl({ ...filter, page }, path);
  const link = (rel: string, page: number): MetaDescriptor => ({ tagName: 'link', rel, href: address(page) });
  return [
    { title: `${title} | Mayorista` },
    { name: 'description', content: `${title} · Mayorista` },
    ...addressMeta(matches, address(filter.page)),
    ...(filter.page > 1 ? [link('prev', filter.page - 1)] : []),
    ...(filter.page < pageCount ? [link('next', filter.page + 1)] : []),
    ...(filter.search !== '' ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
