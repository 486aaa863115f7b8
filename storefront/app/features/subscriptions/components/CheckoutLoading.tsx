import { Skeleton } from '../../../components/ui/Skeleton';
import { useT } from '../../../i18n/I18nProvider';

/** While the monitoring platform is asked. */
export function CheckoutLoading() {
  const t = useT();
  return (
    <div role="status" aria-busy className="panel grid gap-4 p-4">
      <p className="text-muted">{t('subscriptions.loading')}</p>
      <Skeleton lines={6} />
    </div>
  );
}
