import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { MoneyText } from '../../../components/ui/Price';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatDay } from '../../../lib/format/date';
import { BankAccounts, type AccountView } from '../../checkout';
import type { PlacedPayment, PlacedView } from '../placed.view';

interface PaymentsProps {
  readonly order: PlacedView;
  readonly accounts: readonly AccountView[];
  readonly errors: FieldErrors;
}

/** Each part of the payment: where to transfer, and the receipt of it. */
export function Payments({ order: { payments, reference }, accounts, errors }: PaymentsProps) {
  const { t } = useI18n();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments" className="panel p-4">
      <h2 id="payments" className="mb-2 text-lg">
        {t('placed.payments')}
      </h2>
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-3 py-3 first:pt-0 last:pb-0">
            <Part payment={payment} />
            {payment.method === 'bank_transfer' && payment.takesReceipt ? (
              <div className="grid gap-2">
                {reference === null ? null : (
                  <p className="text-sm">
                    {t('placed.reference')} <strong className="tabular">{reference}</strong>
                  </p>
                )}
                {accounts.length === 0 ? null : <BankAccounts accounts={accounts} />}
              </div>
            ) : null}
            {payment.takesReceipt ? <ReceiptForm payment={payment} errors={errors} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ payment: { label, amount, commission, status, tone, dueOn } }: { readonly payment: PlacedPayment }) {
  const { t, tag } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong>{label}</strong>
      <span>
        <MoneyText money={amount} />
        {commission === null ? null : (
          <span className="text-muted">
            {' '}
            + <MoneyText money={commission} /> {t('purchase.ofCommission')}
          </span>
        )}
      </span>
      <span className={`badge badge-${tone}`}>{status}</span>
      {dueOn === null ? null : (
        <span className="text-sm text-muted">{t('placed.dueOn', { day: formatDay(dueOn, tag) })}</span>
      )}
    </p>
  );
}

interface ReceiptProps extends Pick<PaymentsProps, 'errors'> {
  readonly payment: PlacedPayment;
}

/** Proof of one part, which the house looks at. */
function ReceiptForm({ payment: { id, label }, errors }: ReceiptProps) {
  const { t } = useI18n();
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST' && formData?.get('payment_id') === String(id);
  const own = [errors[`receipt-${id}`], errors.receipt, errors.sale_order_legacy_id].flatMap((texts) => texts ?? []);
  return (
    <Form data-unkept method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-2" noValidate>
      <CsrfField />
      <input type="hidden" name="intent" value="send-receipt" />
      <input type="hidden" name="payment_id" value={id} />
      <Field
        id={`receipt-${id}`}
        label={t('placed.receiptOf', { label })}
        hint={t('placed.receiptText')}
        errors={own}
        className="flex-1 basis-64"
      >
        {(aria) => (
          <input
            {...aria}
            type="file"
            name="receipt"
            accept=".pdf,.png,.jpg,.jpeg,.webp"
            className="field h-auto py-2"
          />
        )}
      </Field>
      <SubmitButton variant="secondary" className="sm:mb-6" isBusy={isSending}>
        {t('placed.sendReceipt')}
      </SubmitButton>
    </Form>
  );
}
