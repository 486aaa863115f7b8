import type { MetaDescriptor } from '@remix-run/node';
import { listingUrl } from './filter';
import type { ListingView } from './listing.view';

/** Title, canonical address and the neighbouring pages of a listing. */
export function listingMeta(view: ListingView | undefined): MetaDescriptor[] {
  if (!view) return [{ title: 'Mayorista' }];
  const { title, filter, path, pageCount } = view;
  const link = (rel: string, page: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: listingUrl({ ...filter, page }, path),
  });
  return [
    { title: `${title} | Mayorista` },
    { name: 'description', content: `${title} · Mayorista` },
    link('canonical', filter.page),
    ...(filter.page > 1 ? [link('prev', filter.page - 1)] : []),
    ...(filter.page < pageCount ? [link('next', filter.page + 1)] : []),
    ...(filter.search !== '' ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
