import { useState } from 'react';
import { Field } from '../../../components/ui/Field';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatMoney } from '../../../lib/format/money';
import type { CartView } from '../../cart';
import type { PaymentOption } from '../options.view';
import { methodText } from '../method-text';

interface MixProps {
  readonly cart: CartView;
  readonly methods: readonly PaymentOption[];
}

const cents = (typed: string): number => Math.round(Number(typed.replace(/[$,\s]/g, '') || 0) * 100);

/** An amount for each way, with what is still to be covered. Nothing is decided by this sum: the platform says what is left over. */
export function MixFields({ cart, methods }: MixProps) {
  const { t, tag } = useI18n();
  const isMix = cart.payments.length > 1 || cart.leftOver !== null;
  const first = (method: string): string =>
    (isMix ? cart.payments.find((part) => part.method === method)?.amount.amount : undefined) ?? '';
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(methods.map(({ method }) => [method, first(method)])),
  );
  const paid = Object.values(amounts).reduce((sum, typed) => sum + (cents(typed) || 0), 0);
  const left = (cents(cart.total.amount) - paid) / 100;
  const text = formatMoney({ amount: String(Math.abs(left)), currency: cart.total.currency }, tag);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {methods.map(({ method, label, available }) => (
          <Field
            key={method}
            id={`amount-${method}`}
            label={label ?? t(methodText[method])}
            {...(available === null ? {} : { hint: `${t('purchase.available')} ${formatMoney(available, tag)}` })}
          >
            {(aria) => (
              <input
                {...aria}
                name={`amount_${method}`}
                inputMode="decimal"
                defaultValue={first(method)}
                placeholder="0.00"
                maxLength={20}
                className="field text-right tabular"
                onChange={({ currentTarget }) => setAmounts({ ...amounts, [method]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className={`text-sm font-medium ${left < 0 ? 'text-bad' : 'text-muted'}`}>
        {left === 0
          ? t('purchase.allCovered')
          : t(left > 0 ? 'purchase.leftOver' : 'purchase.tooMuch', { amount: text })}
      </p>
    </>
  );
}
