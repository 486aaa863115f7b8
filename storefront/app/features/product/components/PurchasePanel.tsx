import { Link, useLocation } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { MoneyText, Price } from '../../../components/ui/Price';
import { useStore } from '../../../lib/hooks/use-store';
import { AddToCart, AlternativesLink, type CardView, type OfferView } from '../../product-card';
import { SubscribePanel, type PlanAnswer } from '../../subscriptions';
import { HeartButton } from '../../wish-lists';
import type { ProductView } from '../product.view';
import { PriceSteps } from './PriceSteps';
import { StockTable } from './StockTable';
import { VolumePrices } from './VolumePrices';

/** Price, cart and stock; for an anonymous visitor, the way to them. */
export function PurchasePanel({ view }: { readonly view: ProductView & { readonly plan: PlanAnswer | null } }) {
  const t = useT();
  const { card, stock } = view;
  if (view.plan !== null)
    return (
      <SubscribePanel plan={view.plan}>
        <HeartButton productId={card.id} name={card.name} look="page" />
      </SubscribePanel>
    );
  if (card.offer === null) return <LoginInvitation />;
  return (
    <aside aria-label={t('product.purchase')} className="product-buy panel self-start p-4">
      <ProductPrice offer={card.offer} isSubscription={card.isSubscription} />
      <div className="mt-3">
        {card.offer.canBuy ? (
          <AddToCart productId={card.id} name={card.name} look="page" />
        ) : (
          <NotInCart isSubscription={card.isSubscription} reason={card.offer.blockReason} />
        )}
      </div>
      <HeartButton productId={card.id} name={card.name} look="page" />
      {card.offer.stock === 0 || card.offer.branchStock === 0 ? (
        <p className="mt-3 text-sm">
          <span className="font-medium text-warn">{t('product.noneHere')}</span>{' '}
          <AlternativesLink productId={card.id} name={card.name} />
        </p>
      ) : null}
      <VolumePrices prices={view.volumePrices} />
      {stock === null ? null : <StockTable stock={stock} />}
      <PriceSteps steps={view.priceSteps} />
    </aside>
  );
}

interface NotInCartProps extends Pick<CardView, 'isSubscription'> {
  readonly reason: string | null;
}

/** A subscription is sold to nobody through the cart: nothing is wrong with the account. */
function NotInCart({ isSubscription, reason }: NotInCartProps) {
  const t = useT();
  const salesman = useStore().person?.salesman;
  const subscribe = salesman ? t('product.subscribeWith', { name: salesman }) : t('product.subscribeBySales');
  return <p className="text-sm text-muted">{isSubscription ? subscribe : (reason ?? t('product.cannotBuy'))}</p>;
}

function ProductPrice({ offer, isSubscription }: { readonly offer: OfferView; readonly isSubscription: boolean }) {
  const t = useT();
  if (offer.price === null) return <p className="text-muted">{t('product.noPrice')}</p>;
  return (
    <div>
      <p className="text-3xl font-bold tracking-tight text-ink [&_small]:text-md [&_small]:font-semibold [&_small]:text-muted">
        <Price money={offer.price} />
        {isSubscription ? <small> {t('product.perMonth')}</small> : null}
      </p>
      {offer.listPrice === null ? null : (
        <p className="flex items-center gap-2 text-sm text-muted">
          <span>
            {t('product.listPrice')}{' '}
            <s>
              <MoneyText money={offer.listPrice} />
            </s>
          </span>
          {offer.percentOff === null ? null : <span className="badge badge-green tabular">−{offer.percentOff}%</span>}
        </p>
      )}
      <p className="text-xs text-muted">{t('product.plusIva')}</p>
      {offer.saving === null ? null : (
        <p className="mt-1 text-sm font-medium text-ok">
          {t(`product.saving_${offer.saving.rule}`, { percent: offer.saving.percent })}
        </p>
      )}
    </div>
  );
}

function LoginInvitation() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <aside aria-label={t('product.purchase')} className="product-buy panel self-start p-4">
      <h2 className="text-md">{t('product.loginTitle')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('product.loginText')}</p>
      <Link to={`/login?${new URLSearchParams({ redirectTo: pathname })}`} className="btn btn-primary btn-lg w-full">
        {t('frame.login')}
      </Link>
    </aside>
  );
}
