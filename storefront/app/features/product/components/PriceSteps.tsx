import type { PriceStepAnswer } from '../../../api/contract';
import { useT } from '../../../i18n/I18nProvider';

/** '¿Por qué este precio?': the steps of the price, for staff only (the answer has none for others). */
export function PriceSteps({ steps }: { readonly steps: readonly PriceStepAnswer[] }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <details className="mt-4 border-t border-line pt-3 text-sm">
      <summary className="font-medium text-accent">{t('product.whyThisPrice')}</summary>
      <ol className="mt-2 grid gap-1">
        {steps.map(({ label, name, amount, detail }, index) => (
          <li key={index} className="flex justify-between gap-3">
            <span>{label ?? name}{detail ? <span className="text-muted"> · {detail}</span> : null}</span>
            <span className="tabular font-medium">{amount}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
