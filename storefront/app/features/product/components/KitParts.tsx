import { Link } from '@remix-run/react';
import { Price } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { ProductView } from '../product.view';

/** What a kit is made of, with how many of each. */
export function KitParts({ kit }: Pick<ProductView, 'kit'>) {
  const t = useT();
  if (kit.length === 0) return null;
  return (
    <section aria-label={t('product.kit')} className="panel mt-4 p-4">
      <h2 className="mb-2 text-lg">{t('product.kit')}</h2>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {kit.map(({ card, pieces }) => (
          <li key={card.id} className="kit-part">
            <div className="size-14 [&>*]:size-full [&>*]:object-contain">
              <ProductImage url={card.image} alt="" look="thumb" />
            </div>
            <div className="min-w-0">
              <Link to={card.url} className="block text-sm font-medium">
                {card.name}
              </Link>
              <p className="text-xs text-muted">{[card.brand, card.model].filter(Boolean).join(' · ')}</p>
            </div>
            <div className="text-right text-sm">
              <p className="font-medium tabular whitespace-nowrap">{t.count('product.pieces', pieces)}</p>
              {card.offer?.price ? (
                <p className="text-xs text-muted whitespace-nowrap">
                  <Price money={card.offer.price} /> {t('product.each')}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
