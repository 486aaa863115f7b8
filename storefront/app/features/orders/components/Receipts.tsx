import { Form, useNavigation } from '@remix-run/react';
import { Paperclip } from 'lucide-react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { MoneyText } from '../../../components/ui/Price';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatDateTime } from '../../../lib/format/date';
import { formatMoney } from '../../../lib/format/money';
import { BankAccounts, type AccountView } from '../../checkout';
import type { ReceiptView } from '../after-order.view';
import type { OrderView } from '../order.view';

interface ReceiptsProps {
  readonly order: OrderView;
  readonly receipts: readonly ReceiptView[];
  /** Where to transfer what is owed. */
  readonly accounts: readonly AccountView[];
  readonly errors: FieldErrors;
}

/** Proofs of payment with what the house said of them, and a form for another one. */
export function Receipts({ order, receipts, accounts, errors }: ReceiptsProps) {
  const { t } = useI18n();
  if (receipts.length === 0 && !order.may.sendReceipt) return null;
  return (
    <section aria-labelledby="receipts" className="panel">
      <h2 id="receipts" className="border-b border-line px-4 py-3 text-md">
        {t('orderPage.receipts')}
      </h2>
      {receipts.length === 0 ? null : (
        <ul className="divide-y divide-line">
          {receipts.map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
      {accounts.length === 0 ? null : (
        <div className={`grid gap-2 px-4 pt-4 ${receipts.length > 0 ? 'border-t border-line' : ''}`}>
          {order.paymentReference === null ? null : (
            <p className="text-sm">
              {t('placed.reference')} <strong className="tabular">{order.paymentReference}</strong>
            </p>
          )}
          <BankAccounts accounts={accounts} />
        </div>
      )}
      {order.may.sendReceipt ? (
        <ReceiptForm order={order} errors={errors} hasOthers={receipts.length > 0 && accounts.length === 0} />
      ) : null}
    </section>
  );
}

function ReceiptItem({ receipt }: { readonly receipt: ReceiptView }) {
  const { t, tag } = useI18n();
  const { file, status, tone, amount, note, reason, sentBy, at } = receipt;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {file === null ? null : (
          <a
            href={`/private-files/${file.id}`}
            className="flex min-w-0 items-center gap-1 font-medium break-all text-accent"
          >
            <Paperclip size={14} aria-hidden className="flex-none" /> {file.name}
          </a>
        )}
        <span className={`badge badge-${tone}`}>{status}</span>
        {amount === null ? null : (
          <span className="ml-auto">
            <MoneyText money={amount} />
          </span>
        )}
      </div>
      <p className="text-xs text-muted">
        {[sentBy, formatDateTime(at, tag)].filter(Boolean).join(' · ')}
        {note === null ? null : ` · ${note}`}
      </p>
      {reason === null ? null : <p className="text-sm text-bad">{t('orderPage.rejectedBecause', { reason })}</p>}
    </li>
  );
}

interface FormProps {
  readonly order: OrderView;
  readonly errors: FieldErrors;
  readonly hasOthers: boolean;
}

function ReceiptForm({ order, errors, hasOthers }: FormProps) {
  const { t, tag } = useI18n();
  const isSending = useNavigation().formData?.get('intent') === 'send-receipt';
  const owed = order.payments.filter(({ isOwed }) => isOwed);
  return (
    <Form
      data-unkept
      method="post"
      encType="multipart/form-data"
      className={`grid gap-3 p-4 sm:grid-cols-2 ${hasOthers ? 'border-t border-line' : ''}`}
    >
      <CsrfField />
      <input type="hidden" name="intent" value="send-receipt" />
      <Field label={t('orderPage.receiptFile')} hint={t('orderPage.receiptHint')} errors={errors.receipt}>
        <input type="file" name="receipt" accept=".pdf,.png,.jpg,.jpeg,.webp" required className="h-auto py-2" />
      </Field>
      <Field label={t('orderPage.amount')} errors={errors.amount}>
        <input name="amount" inputMode="decimal" maxLength={14} />
      </Field>
      {owed.length < 2 ? null : (
        <Field label={t('orderPage.part')} errors={errors.payment_id}>
          <select name="payment_id">
            {owed.map(({ id, method, amount }) => (
              <option key={id} value={id}>
                {method} · {formatMoney(amount, tag)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label={t('orderPage.note')} errors={errors.note} className={owed.length < 2 ? 'sm:col-span-2' : ''}>
        <input name="note" maxLength={500} />
      </Field>
      <SubmitButton isBusy={isSending} className="justify-self-start">
        {t('orderPage.sendReceipt')}
      </SubmitButton>
    </Form>
  );
}
