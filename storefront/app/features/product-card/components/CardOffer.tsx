import { Link } from '@remix-run/react';
import { Pieces } from '../../../components/ui/Pieces';
import { Price } from '../../../components/ui/Price';
import { useI18n, useT } from '../../../i18n/I18nProvider';
import { formatAmount, type Money } from '../../../lib/format/money';
import type { CardView, OfferView } from '../card.view';
import { AlternativesLink } from './AlternativesLink';

interface OfferProps {
  readonly card: CardView;
  readonly offer: OfferView;
}

/** Price first, then where the stock is, and what else there is when the buyer's branch has none. */
export function CardOffer({ card, offer }: OfferProps) {
  const t = useT();
  const { id, name, url, isSubscription } = card;
  return (
    <div className="min-w-0 self-end">
      {offer.price === null ? (
        <p className="text-sm text-muted">{t('product.noPrice')}</p>
      ) : (
        <p className="card-price flex flex-wrap items-baseline gap-x-2">
          <span>
            <Price money={offer.price} />
            {isSubscription ? <small> {t('product.perMonth')}</small> : null}
          </span>
          {offer.listPrice === null ? null : <ListPrice money={offer.listPrice} />}
        </p>
      )}
      {offer.volume === null ? null : (
        <Link to={`${url}#volumen`} className="card-above block text-xs font-medium text-ok tabular">
          {t.count('product.fromPieces', offer.volume.from)} <Price money={offer.volume.price} />
        </Link>
      )}
      {offer.stock === null ? null : <Stock offer={offer} />}
      {lacksHere(offer) ? <AlternativesLink productId={id} name={name} /> : null}
      {offer.auction === null ? null : (
        <Link to={`${offer.auction.url}#remate`} className="card-above block text-xs text-bad">
          {t('product.auctionFrom')} <Price money={offer.auction.price} />
        </Link>
      )}
    </div>
  );
}

const lacksHere = ({ stock, branchStock }: OfferView): boolean => stock === 0 || branchStock === 0;

/** Beside the price, whose code stands for both. */
function ListPrice({ money }: { readonly money: Money }) {
  const { t, tag } = useI18n();
  return (
    <small>
      <span className="sr-only">{t('product.listPrice')} </span>
      <s>{formatAmount(money, tag)}</s>
    </small>
  );
}

function Stock({ offer }: { readonly offer: OfferView }) {
  const t = useT();
  if (!offer.stock || offer.branch === null || offer.branchStock === null) return <Pieces count={offer.stock ?? 0} />;
  return (
    <p className="text-xs text-muted tabular">
      <span className={offer.branchStock > 0 ? 'font-medium text-ok' : 'font-medium text-warn'}>
        {t('product.inBranch', { count: offer.branchStock, branch: offer.branch })}
      </span>
      {' · '}
      {t('product.inTotal', { count: offer.stock })}
    </p>
  );
}
