import { Form } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useStore } from '../../../lib/hooks/use-store';

const currencies = ['USD', 'MXN'] as const;

interface FormProps {
  /** Null while it is being asked for: the buttons wait. */
  readonly token: string | null;
  readonly redirectTo: string;
  readonly onSent?: () => void;
}

/** One button per currency, each a POST to /store-currency (storefront document, section 2). */
export function CurrencyForm({ token, redirectTo, onSent }: FormProps) {
  const t = useT();
  const { currency } = useStore();
  return (
    <div className="grid gap-2">
      {currencies.map((to) => (
        <Form
          key={to}
          method="post"
          action={`/store-currency?${new URLSearchParams({ to, redirectTo })}`}
          {...(onSent ? { onSubmit: onSent } : {})}
        >
          <CsrfField token={token} />
          <button
            type="submit"
            disabled={token === null}
            aria-pressed={to === currency}
            className={`btn btn-lg w-full !justify-between ${to === currency ? 'btn-soft' : 'btn-secondary'}`}
          >
            {t(`currency.${to}`)}
            {to === currency ? <Check size={18} aria-hidden /> : null}
          </button>
        </Form>
      ))}
      <p className="mt-2 text-xs text-muted">{t('currency.mxnNote')}</p>
      <p className="text-xs text-muted">{t('currency.reenterNote')}</p>
    </div>
  );
}
