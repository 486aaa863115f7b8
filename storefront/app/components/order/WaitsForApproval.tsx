import { Link } from '@remix-run/react';
import { useT } from '../../i18n/I18nProvider';
import { Alert } from '../ui/Alert';

/** Says of an order above its buyer's limit that it is not to be paid yet, and where it is decided. */
export function WaitsForApproval() {
  const t = useT();
  return (
    <Alert kind="warning">
      {t('purchase.waitsForApproval')}{' '}
      <Link to="/spending" className="link">
        {t('purchase.toApprovals')}
      </Link>
    </Alert>
  );
}
