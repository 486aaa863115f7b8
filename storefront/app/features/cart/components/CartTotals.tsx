import { Form, useNavigation } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { CartView } from '../cart.view';
import { DiscountForm } from './DiscountForm';

interface TotalsProps {
  readonly cart: CartView;
  readonly grantsDiscounts: boolean;
}

/** What the cart costs, IVA apart, and how to leave the first stage. */
export function CartTotals({ cart, grantsDiscounts }: TotalsProps) {
  const t = useT();
  const rows = [
    [t.count('cart.subtotalOf', cart.pieces), cart.subtotal],
    [t('cart.shipping'), cart.delivery === null ? null : cart.shipping],
    [t('cart.ivaRate', { percent: cart.ivaPercent }), cart.iva],
  ] as const;
  const commissions = cart.payments.flatMap(({ method, commission }) =>
    commission === null ? [] : [{ method, commission }],
  );
  return (
    <aside id="resumen" aria-label={t('cart.summary')} className="panel grid scroll-mt-4 gap-3 p-4">
      <h2 className="text-lg">{t('cart.summary')}</h2>
      <dl className="grid gap-2">
        {rows.map(([label, money]) =>
          money === null ? null : (
            <div key={label} className="flex justify-between gap-2">
              <dt className="text-muted">{label}</dt>
              <dd>
                <MoneyText money={money} />
              </dd>
            </div>
          ),
        )}
        <div className="flex items-baseline justify-between gap-2 border-t border-line pt-3 text-lg font-bold text-ink">
          <dt>{t('cart.total')}</dt>
          <dd>
            <MoneyText money={cart.total} />
          </dd>
        </div>
        {commissions.map(({ method, commission }) => (
          <div key={method} className="flex justify-between gap-2 text-sm">
            <dt className="text-muted">{t('purchase.cartCommission')}</dt>
            <dd>
              <MoneyText money={commission} />
            </dd>
          </div>
        ))}
      </dl>
      {cart.ivaNote === null ? null : <p className="text-xs text-muted">{cart.ivaNote}</p>}
      <ShippingNotes cart={cart} />
      {cart.discount === null ? null : (
        <p className="text-sm">
          <span className="badge badge-green">
            {t('purchase.cartDiscountOf', { percent: Number(cart.discount.percent) })}
          </span>{' '}
          {cart.discount.reason}
        </p>
      )}
      {grantsDiscounts && cart.id !== null ? <Grants cart={cart} cartId={cart.id} /> : null}
      {cart.stage === 'open' ? <OpenCartForms cartId={cart.id} /> : null}
    </aside>
  );
}

/** Why the delivery costs what it costs. */
function ShippingNotes({ cart: { delivery, shippingReasons } }: Pick<TotalsProps, 'cart'>) {
  if (delivery === null || shippingReasons.length === 0) return null;
  return (
    <ul className="text-xs text-muted">
      {shippingReasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** What an authorised person may grant on the whole cart. */
function Grants({ cart, cartId }: Pick<TotalsProps, 'cart'> & { readonly cartId: number }) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  const hasCost = cart.delivery !== null && cart.shipping !== null && Number(cart.shipping.amount) > 0;
  return (
    <div className="border-t border-line pt-2">
      <DiscountForm target={{ cart_id: cartId }} name={t('cart.title')} discount={cart.discount} />
      {hasCost ? (
        <Form method="post" action="/carts" className="mt-2">
          <CsrfField />
          <input type="hidden" name="intent" value="waive-shipping" />
          <input type="hidden" name="cart_id" value={cartId} />
          <SubmitButton variant="secondary" size="sm" isBusy={isSending} hasSpinner={false}>
            {t('purchase.cartWaiveShipping')}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}

function OpenCartForms({ cartId }: { readonly cartId: number | null }) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <Form method="post" action="/carts">
        <CsrfField />
        <input type="hidden" name="intent" value="go-to-stage" />
        <input type="hidden" name="stage" value="shipping_method" />
        <SubmitButton size="lg" className="w-full" isBusy={isSending}>
          {t('checkout.start')}
        </SubmitButton>
      </Form>
      <Form method="post" action="/carts" className="text-center">
        <CsrfField />
        <input type="hidden" name="intent" value="empty-cart" />
        <input type="hidden" name="cart_id" value={cartId ?? ''} />
        <SubmitButton variant="plain" size="sm" className="!text-muted" isBusy={isSending} hasSpinner={false}>
          {t('cart.empty')}
        </SubmitButton>
      </Form>
    </>
  );
}
