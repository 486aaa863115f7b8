import { useT } from '../../../i18n/I18nProvider';
import type { PaymentOption } from '../options.view';
import { Choice, StageForm } from './StageForm';

interface PaymentFormProps {
  readonly payments: readonly PaymentOption[];
  readonly chosen: string | null;
}

export function PaymentForm({ payments, chosen }: PaymentFormProps) {
  const t = useT();
  return (
    <StageForm
      step="payment_method"
      title={t('checkout.paymentTitle')}
      intent="choose-payment"
      submitLabel={t('checkout.continue')}
      isReady={payments.length > 0}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-muted">{t('checkout.paymentText')}</legend>
        {payments.map(({ method, label }, index) => (
          <Choice
            key={method}
            name="method"
            value={method}
            isChosen={chosen === null ? index === 0 : method === chosen}
            label={label ?? t('checkout.bank_transfer')}
            detail={method === 'bank_transfer' ? t('checkout.bankTransferText') : null}
          />
        ))}
      </fieldset>
    </StageForm>
  );
}
