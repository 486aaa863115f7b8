import { useSearchParams } from '@remix-run/react';
import { Price } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import { AddToCart } from '../../product-card';
import { warrantyText } from './warranty-text';
import type { ProductView } from '../product.view';

/** Refurbished pieces: each condition grade in each branch with its price. Links of such pieces name their grade (`auction`). */
export function Grades({ view: { grades, card } }: { readonly view: ProductView }) {
  const t = useT();
  const [params] = useSearchParams();
  if (grades.length === 0) return null;
  const asked = params.get('auction');
  const canBuy = card.offer?.canBuy === true;
  return (
    <section id="remate" aria-label={t('product.refurbished')} className="panel mt-4 p-4">
      <h2 className="text-lg text-bad">{t('product.refurbished')}</h2>
      <p className="mb-2 text-sm text-muted">{t('product.refurbishedNote')}</p>
      <ul>
        {grades.map(({ key, grade, name, description, warranty, warrantyMonths, branch, pieces, price }) => (
          <li key={key} className={`grade text-sm ${grade === asked ? 'bg-accent-soft' : ''}`}>
            <div className="grade-name">
              <p className="font-medium">
                <span className="badge badge-red mr-1">{grade}</span> {name}
              </p>
              {description === null ? null : <p className="text-xs text-muted">{description}</p>}
            </div>
            <p className="grade-place">
              <span className="block font-medium text-ok">
                {t('product.inBranch', { count: t.count('product.pieces', pieces), branch })}
              </span>
              <span className="text-muted">{warranty ?? warrantyText(t, warrantyMonths)}</span>
            </p>
            <p className="grade-price text-right text-md font-semibold text-ink [&_small]:font-normal [&_small]:text-muted">
              <Price money={price} />
            </p>
            {canBuy ? (
              <div className="grade-add">
                <AddToCart productId={card.id} name={card.name} look="row" refurbished={{ grade, most: pieces }} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
