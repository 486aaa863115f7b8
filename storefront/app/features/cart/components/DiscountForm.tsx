import { useFetcher } from '@remix-run/react';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { FormRefusal } from '../../../lib/forms/intents.server';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';
import type { DiscountView } from '../cart.view';
import type { CartChanged } from '../cart.intents.server';

interface FormProps {
  /** A line, or the whole cart. */
  readonly target: { readonly detail_id: number } | { readonly cart_id: number };
  /** What it is granted on. */
  readonly name: string;
  readonly discount: DiscountView | null;
}

/** A discount beside the price list, by whoever may grant one: a percentage and why (storefront document, section 6). */
export function DiscountForm({ target, name, discount }: FormProps) {
  const t = useT();
  const fetcher = useFetcher<CartChanged | FormRefusal>();
  const refused = fetcher.data !== undefined && 'errors' in fetcher.data ? fetcher.data : null;
  useRefusalToast(refused);
  const [[field, id]] = Object.entries(target) as [[string, number]];
  const intent = field === 'cart_id' ? 'discount-cart' : 'discount-line';
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer text-accent">
        {t('purchase.cartDiscount')}
        <span className="sr-only"> {name}</span>
      </summary>
      <fetcher.Form
        method="post"
        action="/carts"
        className="mt-2 grid gap-2 sm:grid-cols-[90px_minmax(0,1fr)_auto] sm:items-start"
        noValidate
      >
        <CsrfField />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={field} value={id} />
        <Field id={`percent-${field}-${id}`} label={t('purchase.cartDiscountPercent')} errors={refused?.errors.percent}>
          {(aria) => (
            <input
              {...aria}
              name="percent"
              inputMode="decimal"
              defaultValue={discount === null ? '' : String(Number(discount.percent))}
              maxLength={6}
              className="field"
            />
          )}
        </Field>
        <Field id={`reason-${field}-${id}`} label={t('purchase.cartDiscountReason')} errors={refused?.errors.reason}>
          {(aria) => (
            <input {...aria} name="reason" defaultValue={discount?.reason ?? ''} maxLength={250} className="field" />
          )}
        </Field>
        <SubmitButton variant="secondary" className="sm:mt-6" isBusy={fetcher.state !== 'idle'}>
          {t('purchase.cartDiscountApply')}
        </SubmitButton>
      </fetcher.Form>
    </details>
  );
}
