import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '../../../i18n/I18nProvider';

const reload = () => window.location.reload();

/** Shown when the search token has expired; only a refreshed page gets a new one. */
export function ExpiredTokenDialog() {
  const t = useT();
  return (
    <Dialog title={t('search.expiredTitle')} description={t('search.expiredText')} isOpen onClose={reload}>
      <button type="button" className="btn btn-primary" onClick={reload}>
        {t('search.refresh')}
      </button>
    </Dialog>
  );
}
