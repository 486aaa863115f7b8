import type { PriceStepAnswer } from '../../../api/product-answers';
import { useT } from '../../../i18n/I18nProvider';

/** '¿Por qué este precio?': the steps of the price, for staff only (the answer has none for others). */
export function PriceSteps({ steps }: { readonly steps: readonly PriceStepAnswer[] }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <details className="mt-4 border-t border-line pt-3 text-sm">
      <summary className="font-medium text-accent">{t('product.whyThisPrice')}</summary>
      <ol className="mt-2 grid gap-1">
        {steps.map(({ label, value, amount, currency }) => (
          <li key={label} className="flex justify-between gap-3">
            <span>
              {label}
              {value ? <span className="text-muted"> · {value}</span> : null}
            </span>
            <span className="tabular font-medium">
              {amount} {currency}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
