import { Link } from '@remix-run/react';
import { Heart } from 'lucide-react';
import { EmptyState } from '../../../components/ui/EmptyState';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import { ProductLine } from '../../product-card';
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
              <ProductImage url={kept.card?.image ?? null} alt="" look="thumb" />
            </span>
            {kept.card === null ? <Gone kept={kept} /> : <ProductLine card={kept.card} />}
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
