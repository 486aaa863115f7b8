import { useI18n } from '../../../i18n/I18nProvider';
import type { CartView } from '../../cart';
import { StageForm } from './StageForm';

/** The last look before the order is placed; what was chosen stands above it. */
export function ConfirmationForm({ cart }: { readonly cart: CartView }) {
  const { t } = useI18n();
  return (
    <StageForm
      step="confirmation"
      title={t('checkout.confirmTitle')}
      intent="place-order"
      submitLabel={t('checkout.place')}
    >
      <input type="hidden" name="cart_id" value={cart.id ?? ''} />
      <input type="hidden" name="version" value={cart.version} />
      <p className="text-muted">{t('purchase.confirmText')}</p>
    </StageForm>
  );
}
