import type { MetaDescriptor } from '@remix-run/node';
import { addressMeta } from '../../lib/format/page-address';
import type { ProductView } from './product.view';

/** Title, canonical address and structured data; never a price, which differs from person to person. */
export function productMeta(
  view: ProductView | undefined,
  matches: Parameters<typeof addressMeta>[0],
): MetaDescriptor[] {
  if (!view) return [{ title: 'Mayorista' }];
  const { card, description, images } = view;
  return [
    { title: `${card.name} | Mayorista` },
    { name: 'description', content: (description ?? card.name).slice(0, 160) },
    ...addressMeta(matches, `/products/${card.id}`),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: card.name,
        ...(card.model ? { mpn: card.model } : {}),
        ...(card.brand ? { brand: { '@type': 'Brand', name: card.brand } } : {}),
        image: images.map(({ url }) => url),
      },
    },
  ];
}
