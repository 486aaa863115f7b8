import { useT } from '../../i18n/I18nProvider';
import { Alert } from '../ui/Alert';

/** Says to whom amounts are shown with the company's mark-up that the company knows what is paid, and where. */
export function PaidByCompany() {
  const t = useT();
  return <Alert kind="info">{t('purchase.paidByCompany')}</Alert>;
}
