import { Price } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { PlanAnswer } from '../subscriptions.api.server';

/** Renders what a plan costs a month. */
export function PlanPrice({ plan: { fixed_price: amount, currency } }: { readonly plan: PlanAnswer }) {
  const t = useT();
  return (
    <>
      <Price money={{ amount, currency }} /> <small>{t('product.perMonth')}</small>
    </>
  );
}
