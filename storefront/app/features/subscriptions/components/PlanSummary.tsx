import { Check } from 'lucide-react';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { PlanAnswer } from '../subscriptions.api.server';
import { PlanPrice } from './PlanPrice';

/** Renders what is subscribed to: picture, name, price, capacity, what it is. */
export function PlanSummary({ plan }: { readonly plan: PlanAnswer }) {
  const t = useT();
  const { name, image_url: image, capacity, description } = plan;
  return (
    <aside aria-label={t('subscriptions.plan')} className="panel grid gap-3 p-4">
      <div className="mx-auto w-40">
        <ProductImage url={image} alt="" look="card" isEager />
      </div>
      <h2 className="text-md">{name}</h2>
      <p className="text-2xl font-bold tracking-tight text-ink [&_small]:text-md [&_small]:font-semibold [&_small]:text-muted">
        <PlanPrice plan={plan} />
      </p>
      <p className="text-sm text-muted">{t('subscriptions.paidInPesos')}</p>
      <p>
        <span className="text-muted">{t('subscriptions.capacity')}:</span> {capacity}
      </p>
      {description.length === 0 ? null : (
        <ul className="grid gap-1 border-t border-line pt-3 text-sm">
          {description.map((line) => (
            <li key={line} className="flex items-start gap-2">
              <Check size={16} aria-hidden className="mt-0.5 flex-none text-ok" /> {line}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
