import { Link } from '@remix-run/react';
import { Radio } from 'lucide-react';
import type { FieldErrors } from '../../../api/errors';
import { Alert, GeneralErrors } from '../../../components/ui/Alert';
import { EmptyState } from '../../../components/ui/EmptyState';
import { useT } from '../../../i18n/I18nProvider';
import { messagesOf } from '../../../lib/forms/messages-of';
import { checkoutAddress } from '../checkout.view';
import type { CheckoutStep } from '../load-checkout.server';
import type { PlanAnswer } from '../subscriptions.api.server';
import { Choosing } from './Choosing';
import { InstallerForm } from './InstallerForm';
import { PlanSummary } from './PlanSummary';

interface Props {
  readonly view: CheckoutStep & { readonly plan: PlanAnswer | null };
  readonly errors: FieldErrors;
}

/** The step at which a checkout stands, beside what is subscribed to. */
export function Checkout({ view, errors }: Props) {
  const { plan } = view;
  if (plan === null) return <NotSold />;
  // Of the summary no field is typed: whatever is refused there speaks of the whole.
  const general = messagesOf(errors, '_general', 'customer_id', 'device_id', 'product_id');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 gap-4">
        <GeneralErrors messages={general} />
        {view.step === 'installer' ? (
          <InstallerForm productId={plan.id} installer={view.installer} errors={errors} />
        ) : view.step === 'away' ? (
          <Away productId={plan.id} />
        ) : (
          <Choosing view={view} plan={plan} />
        )}
      </div>
      <PlanSummary plan={plan} />
    </div>
  );
}

/** A subscription that has no plan, and what is none. */
function NotSold() {
  const t = useT();
  return (
    <EmptyState icon={Radio} title={t('subscriptions.notSold')} text={t('subscriptions.notSoldText')}>
      <Link to="/products?search=suscripcion" className="btn btn-primary">
        {t('subscriptions.seePlans')}
      </Link>
    </EmptyState>
  );
}

function Away({ productId }: { readonly productId: number }) {
  const t = useT();
  return (
    <div className="panel grid justify-items-start gap-3 p-4">
      <Alert kind="warning">{t('subscriptions.away')}</Alert>
      <Link to={checkoutAddress(productId)} className="btn btn-secondary">
        {t('subscriptions.retry')}
      </Link>
    </div>
  );
}
