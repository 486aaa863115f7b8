import { Link } from '@remix-run/react';
import { Heart } from 'lucide-react';
import { EmptyState } from '../../../components/ui/EmptyState';
import { Price } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { CardView } from '../../product-card';
import type { KeptView, WishListView } from '../wish-list.view';
import { KeptForms } from './KeptForms';

/** What is in the list, the last one kept first. */
export function KeptProducts({ view }: { readonly view: WishListView }) {
  const t = useT();
  if (view.kept.length === 0) {
    return (
      <EmptyState icon={Heart} title={t('wishLists.emptyTitle')} text={t('wishLists.emptyText')}>
        <Link to="/products" className="btn btn-primary">
          {t('errors.toProducts')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <section aria-label={t('wishLists.products')} className="panel">
      <ul className="divide-y divide-line">
        {view.kept.map((kept) => (
          <li
            key={kept.id}
            className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 p-3 md:grid-cols-[72px_minmax(0,1fr)_auto] md:items-center"
          >
            <span className="size-[72px] [&>*]:size-full [&>*]:object-contain">
              <ProductImage url={kept.card?.image ?? null} alt="" />
            </span>
            {kept.card === null ? <Gone kept={kept} /> : <Product card={kept.card} />}
            <KeptForms kept={kept} otherLists={view.otherLists} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gone({ kept }: { readonly kept: KeptView }) {
  const t = useT();
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 font-medium leading-tight">{kept.name}</p>
      <p className="text-sm font-medium text-bad">{t('wishLists.gone')}</p>
    </div>
  );
}

function Product({ card }: { readonly card: CardView }) {
  const t = useT();
  const { offer } = card;
  return (
    <div className="min-w-0">
      <Link to={card.url} className="line-clamp-2 font-medium leading-tight">
        {card.name}
      </Link>
      <p className="truncate text-xs text-muted">{[card.brand, card.model].filter(Boolean).join(' · ')}</p>
      {offer?.price ? (
        <p className="font-semibold text-ink [&_small]:font-normal [&_small]:text-muted">
          <Price money={offer.price} />
        </p>
      ) : (
        <p className="text-sm text-muted">{t('product.noPrice')}</p>
      )}
      {offer === null || offer.stock === null ? null : (
        <p className={`text-xs font-medium ${offer.stock > 0 ? 'text-ok' : 'text-bad'}`}>
          {offer.stock > 0 ? t.count('product.pieces', offer.stock) : t('product.outOfStock')}
        </p>
      )}
    </div>
  );
}
