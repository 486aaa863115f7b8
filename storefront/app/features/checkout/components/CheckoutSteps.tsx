import { Check } from 'lucide-react';
import type { CartStage } from '../../../api/contract';
import { useT } from '../../../i18n/I18nProvider';
import { stepOf, steps } from '../steps';

/** Where the buyer is on the way to the order. */
export function CheckoutSteps({ stage }: { readonly stage: CartStage }) {
  const t = useT();
  const current = steps.indexOf(stepOf(stage));
  return (
    <ol aria-label={t('checkout.steps')} className="panel flex overflow-hidden">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`flex min-w-0 items-center gap-2 border-b-2 px-3 py-2 text-sm ${index === current ? 'flex-1 border-accent font-semibold text-accent' : 'border-transparent text-muted sm:flex-1'}`}
        >
          <span
            className={`grid size-6 flex-none place-items-center rounded-full text-xs font-semibold ${index <= current ? 'bg-accent text-on-accent' : 'bg-sunken'}`}
            aria-hidden
          >
            {index < current ? <Check size={14} /> : index + 1}
          </span>
          <span className={index === current ? 'truncate' : 'hidden leading-tight sm:inline'}>
            {t(`checkout.step_${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
