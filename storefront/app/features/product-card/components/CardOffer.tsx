import { MoneyText, Price } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { OfferView } from '../card.view';

interface OfferProps {
  readonly offer: OfferView;
  readonly isSubscription: boolean;
}

/** Price first, then where the stock is. */
export function CardOffer({ offer, isSubscription }: OfferProps) {
  const t = useT();
  return (
    <div className="min-w-0 self-end">
      {offer.price === null ? (
        <p className="text-sm text-muted">{t('product.noPrice')}</p>
      ) : (
        <p className="card-price">
          <Price money={offer.price} />
          {isSubscription ? <small>{t('product.perMonth')}</small> : null}
        </p>
      )}
      {offer.listPrice === null ? null : (
        <p className="text-xs text-muted">
          <span className="sr-only">{t('product.listPrice')} </span>
          <s><MoneyText money={offer.listPrice} /></s>
        </p>
      )}
      {offer.stock === null ? null : <Stock offer={offer} />}
    </div>
  );
}

function Stock({ offer }: { readonly offer: OfferView }) {
  const t = useT();
  if (!offer.stock) return <p className="text-xs font-medium text-bad">{t('product.outOfStock')}</p>;
  if (offer.branch === null || offer.branchStock === null) {
    return <p className="text-xs font-medium text-ok tabular">{t.count('product.pieces', offer.stock)}</p>;
  }
  return (
    <p className="truncate text-xs text-muted tabular">
      <span className={offer.branchStock > 0 ? 'font-medium text-ok' : 'font-medium text-warn'}>
        {t('product.inBranch', { count: offer.branchStock, branch: offer.branch })}
      </span>
      {' · '}
      {t('product.inTotal', { count: offer.stock })}
    </p>
  );
}
