import { Link } from '@remix-run/react';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { CardView } from '../../product-card';
import { useVisited } from '../hooks/use-visited';

/** The products this browser looked at before; nobody else knows them. */
export function VisitedProducts({ card }: { readonly card: CardView }) {
  const t = useT();
  const { visited, forget } = useVisited(card);
  if (visited.length === 0) return null;
  return (
    <section aria-label={t('product.visited')} className="py-3">
      <div className="mb-2 flex items-end justify-between gap-2">
        <h2 className="text-lg">{t('product.visited')}</h2>
        <button type="button" className="btn btn-plain btn-sm" onClick={forget}>
          {t('product.forgetVisited')}
        </button>
      </div>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {visited.map(({ id, name, url, image }) => (
          <li key={id} className="panel w-40 flex-none p-2">
            <div className="h-24 [&>*]:size-full [&>*]:object-contain">
              <ProductImage url={image} alt="" look="thumb" />
            </div>
            <Link to={url} className="mt-1 line-clamp-2 text-sm">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
