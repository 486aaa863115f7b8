import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { CartView } from '../../cart';
import { StageForm } from './StageForm';

/** The last look before the order is placed. */
export function ConfirmationForm({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const facts = [
    [t('checkout.pickUpAt'), cart.deliveryBranch],
    [t('checkout.payBy'), cart.paymentMethod === 'bank_transfer' ? t('checkout.bank_transfer') : cart.paymentMethod],
  ] as const;
  return (
    <StageForm
      step="confirmation"
      title={t('checkout.confirmTitle')}
      intent="place-order"
      submitLabel={t('checkout.place')}
    >
      <input type="hidden" name="cart_id" value={cart.id ?? ''} />
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-muted">{t('cart.total')}</dt>
          <dd className="font-semibold">
            <MoneyText money={cart.total} />
          </dd>
        </div>
      </dl>
    </StageForm>
  );
}
