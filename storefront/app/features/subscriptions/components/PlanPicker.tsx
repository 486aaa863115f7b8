import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { PlanAnswer } from '../subscriptions.api.server';
import { PlanPrice } from './PlanPrice';

interface Props {
  readonly plans: readonly PlanAnswer[];
  /** The product that is subscribed to now. */
  readonly current: number | null;
}

/** The plans there are: another one is paid at the payment provider, in a new tab. */
export function PlanPicker({ plans, current }: Props) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby="plans-title">
      <h2 id="plans-title" ref={title} tabIndex={-1} className="text-lg">
        {t('subscriptions.pickPlan')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3" aria-labelledby="plans-title">
        {plans.map((plan) => (
          <li key={plan.id} className="grid content-start gap-2 rounded-md border border-line p-3">
            <h3 className="font-medium">{plan.name}</h3>
            <p className="font-bold text-ink">
              <PlanPrice plan={plan} />
            </p>
            <p className="text-sm text-muted">{plan.capacity}</p>
            {plan.id === current ? (
              <span className="badge badge-default justify-self-start">{t('subscriptions.yourPlan')}</span>
            ) : (
              <a
                href={plan.init_point}
                target="_blank"
                rel="noopener noreferrer"
                className="btn btn-primary btn-sm justify-self-start"
                aria-label={t('subscriptions.takePlanNamed', { name: plan.name })}
              >
                {t('subscriptions.takePlan')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
