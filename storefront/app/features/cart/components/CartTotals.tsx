import { Form, useNavigation } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { CartView } from '../cart.view';

/** What the cart costs, IVA apart, and how to leave the first stage. */
export function CartTotals({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const rows = [
    [t.count('cart.subtotalOf', cart.pieces), cart.subtotal],
    [t('cart.shipping'), cart.shipping],
    [cart.ivaPercent === null ? t('cart.iva') : t('cart.ivaRate', { percent: cart.ivaPercent }), cart.iva],
  ] as const;
  return (
    <aside aria-label={t('cart.summary')} className="panel grid gap-3 p-4 lg:sticky lg:top-4">
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
      </dl>
      {cart.stage === 'open' ? <OpenCartForms cartId={cart.id} /> : null}
    </aside>
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
