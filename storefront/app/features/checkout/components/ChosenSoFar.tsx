import type { ReactNode } from 'react';
import { MoneyText } from '../../../components/ui/Price';
import { useI18n } from '../../../i18n/I18nProvider';
import type { CartView } from '../../cart';
import { stepOf, steps, type Step } from '../steps';
import { StageButton } from './StageForm';
import { methodText } from '../method-text';

/** What was chosen in the steps before, each with the way back to it. */
export function ChosenSoFar({ cart }: { readonly cart: CartView }) {
  const at = steps.indexOf(stepOf(cart.stage));
  return (
    <>
      {at > steps.indexOf('shipping_method') && cart.delivery !== null ? <Delivery cart={cart} /> : null}
      {at > steps.indexOf('payment_method') && cart.payments.length > 0 ? <Payment cart={cart} /> : null}
    </>
  );
}

interface CardProps {
  readonly step: Step;
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ step, title, children }: CardProps) {
  const { t } = useI18n();
  return (
    <section aria-label={title} className="panel flex items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <h2 className="text-sm text-muted">{title}</h2>
        {children}
      </div>
      <StageButton stage={step} label={t('purchase.change')} name={title} />
    </section>
  );
}

function Delivery({ cart: { delivery, shippingDays } }: { readonly cart: CartView }) {
  const { t } = useI18n();
  if (delivery === null) return null;
  const { type, carrier, addressTitle, place, receiver, trackingNumber } = delivery;
  return (
    <Card step="shipping_method" title={t('purchase.chosenDelivery')}>
      <p className="font-semibold">{[t(`purchase.${type}`), carrier].filter(Boolean).join(' · ')}</p>
      <p className="text-sm">{[addressTitle, place].filter(Boolean).join(': ')}</p>
      {receiver === null ? null : (
        <p className="text-sm">
          {t('purchase.receiver')}: {[receiver.name, receiver.telephone].filter(Boolean).join(' · ')}
        </p>
      )}
      {trackingNumber === null ? null : (
        <p className="text-sm">
          {t('purchase.tracking')}: {trackingNumber}
        </p>
      )}
      {shippingDays === null || type === 'branch_pickup' ? null : (
        <p className="text-sm text-muted">{t('purchase.arrives', { ...shippingDays })}</p>
      )}
    </Card>
  );
}

function Payment({ cart }: { readonly cart: CartView }) {
  const { t } = useI18n();
  const { payments, cfdiUse, purchaseOrderNumber, comments } = cart;
  const notes = [
    cfdiUse === null ? null : `${t('purchase.cfdiUse')}: ${cfdiUse}`,
    purchaseOrderNumber === '' ? null : `${t('purchase.purchaseOrder')}: ${purchaseOrderNumber}`,
    comments === '' ? null : `${t('purchase.comments')}: ${comments}`,
  ].filter((note) => note !== null);
  return (
    <Card step="payment_method" title={t('checkout.payBy')}>
      <ul>
        {payments.map(({ method, amount, commission }) => (
          <li key={method} className="font-semibold">
            {t(methodText[method])}: <MoneyText money={amount} />
            {commission === null ? null : (
              <span className="font-normal text-muted">
                {' '}
                + <MoneyText money={commission} /> {t('purchase.ofCommission')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-sm">
          {note}
        </p>
      ))}
    </Card>
  );
}
