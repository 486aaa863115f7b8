import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { checkoutAddress } from '../checkout.view';
import type { PlanAnswer } from '../subscriptions.api.server';
import { PlanPrice } from './PlanPrice';

/** Renders what a subscription costs whoever may buy one, and the way to its checkout. */
export function SubscribePanel({ plan, children }: { readonly plan: PlanAnswer; readonly children: ReactNode }) {
  const t = useT();
  return (
    <aside aria-label={t('product.purchase')} className="product-buy panel grid content-start gap-3 self-start p-4">
      <p className="text-3xl font-bold tracking-tight text-ink [&_small]:text-md [&_small]:font-semibold [&_small]:text-muted">
        <PlanPrice plan={plan} />
      </p>
      <p className="text-sm text-muted">{t('product.subscribeText')}</p>
      <Link to={checkoutAddress(plan.id)} className="btn btn-primary btn-lg w-full">
        {t('product.subscribe')}
      </Link>
      {children}
    </aside>
  );
}
