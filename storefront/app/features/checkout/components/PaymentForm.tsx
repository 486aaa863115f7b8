import type { FieldErrors } from '../../../api/errors';
import { MoneyText } from '../../../components/ui/Price';
import { Field } from '../../../components/ui/Field';
import { PaidByCompany } from '../../../components/order/PaidByCompany';
import { useT } from '../../../i18n/I18nProvider';
import type { CartView } from '../../cart';
import type { PaymentOption, PaymentOptions } from '../options.view';
import { BankAccounts } from './BankAccounts';
import { CreditLine } from './CreditLine';
import { MixFields } from './MixFields';
import { Choice, StageForm } from './StageForm';
import { methodText } from '../method-text';

export interface PayProps {
  readonly cart: CartView;
  readonly options: PaymentOptions;
  readonly errors: FieldErrors;
}

/** Every way to pay with what must be known of it, a mix of them, and what the buyer's bookkeeping wants on the order. */
export function PaymentForm({ cart, options, errors }: PayProps) {
  const t = useT();
  const open = options.methods.filter(({ closedBecause }) => closedBecause.length === 0);
  const [only] = cart.payments.length === 1 ? cart.payments : [];
  const chosen = cart.payments.length > 1 || cart.leftOver !== null ? 'mixed' : (only?.method ?? open[0]?.method);
  const problems = Object.entries(errors).flatMap(([field, texts]) =>
    field === 'payments' || field === 'method' || field.startsWith('payments.') ? texts : [],
  );
  return (
    <StageForm
      step="payment_method"
      title={t('checkout.paymentTitle')}
      intent="choose-payment"
      submitLabel={t('checkout.continue')}
      isReady={open.length > 0}
    >
      <fieldset data-unkept className="grid gap-2" key={chosen}>
        <legend className="mb-2 text-muted">{t('checkout.paymentText')}</legend>
        {cart.isPaidByCompany ? <PaidByCompany /> : null}
        {problems.length === 0 ? null : (
          <p role="alert" className="text-sm text-bad">
            {problems.join(' ')}
          </p>
        )}
        {options.methods.map((option) => (
          <Method key={option.method} option={option} isChosen={chosen === option.method} options={options} />
        ))}
        {open.length > 1 && !cart.isPaidByCompany ? (
          <Choice
            name="method"
            value="mixed"
            isChosen={chosen === 'mixed'}
            label={t('purchase.mixed')}
            detail={t('purchase.mixedText')}
          >
            <MixFields cart={cart} methods={open} />
          </Choice>
        ) : null}
      </fieldset>
      <OrderData cart={cart} options={options} errors={errors} />
    </StageForm>
  );
}

interface MethodProps extends Pick<PayProps, 'options'> {
  readonly option: PaymentOption;
  readonly isChosen: boolean;
}

function Method({ option, isChosen, options }: MethodProps) {
  const t = useT();
  const { method, label, commission, available, closedBecause } = option;
  const isClosed = closedBecause.length > 0;
  const facts = [
    method === 'bank_transfer' ? t('checkout.bankTransferText') : null,
    method === 'cash' ? t('purchase.cashText') : null,
    commission === null ? null : t('purchase.commission', { percent: commission }),
  ].filter(Boolean);
  return (
    <Choice
      name="method"
      value={method}
      isChosen={isChosen && !isClosed}
      isDisabled={isClosed}
      label={label ?? t(methodText[method])}
      detail={
        <>
          {facts.join(' ')}
          {available === null ? null : (
            <span className="block">
              {t('purchase.available')} <MoneyText money={available} />
            </span>
          )}
          {closedBecause.map((reason) => (
            <span key={reason} className="block text-bad">
              {reason}
            </span>
          ))}
        </>
      }
    >
      {detailsOf(option, options)}
    </Choice>
  );
}

/** What must be known of a way before it is chosen; nothing of most. */
function detailsOf({ method }: PaymentOption, { credit, accounts }: PaymentOptions) {
  if (method === 'credit' && credit !== null) return <CreditLine credit={credit} />;
  return method === 'bank_transfer' && accounts.length > 0 ? <BankAccounts accounts={accounts} /> : undefined;
}

/** The use of the invoice, the buyer's own order number, and what they want to say. */
function OrderData({ cart, options: { cfdiUses }, errors }: PayProps) {
  const t = useT();
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t('purchase.orderData')}</legend>
      <Field id="cfdi" label={t('purchase.cfdiUse')} errors={errors.cfdi_use}>
        {(aria) => (
          <select {...aria} name="cfdi_use" defaultValue={cart.cfdiUse ?? ''} className="field">
            <option value="">{t('purchase.cfdiOfCompany')}</option>
            {cfdiUses.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} · {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="purchase-order" label={t('purchase.purchaseOrder')} errors={errors.purchase_order_number}>
        {(aria) => (
          <input
            {...aria}
            name="purchase_order_number"
            defaultValue={cart.purchaseOrderNumber}
            maxLength={60}
            className="field"
          />
        )}
      </Field>
      <Field id="comments" label={t('purchase.comments')} errors={errors.comments} className="sm:col-span-2">
        {(aria) => (
          <textarea
            {...aria}
            name="comments"
            rows={2}
            defaultValue={cart.comments}
            maxLength={1_000}
            className="field"
          />
        )}
      </Field>
    </fieldset>
  );
}
