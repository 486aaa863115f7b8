import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { compareOnly } from '../../../lib/hooks/compared';
import { compareUrl } from '../compare-url';

/** How many are chosen, and the way to see them side by side. */
export default function CompareBar({ ids }: { readonly ids: readonly number[] }) {
  const t = useT();
  return (
    <aside aria-label={t('compare.title')} className="compare-bar">
      <p className="mr-auto text-sm" role="status">
        {t.count('compare.chosen', ids.length)}
      </p>
      <button type="button" className="btn btn-plain btn-sm" onClick={() => compareOnly([])}>
        {t('compare.clear')}
      </button>
      {ids.length < 2 ? null : (
        <Link to={compareUrl(ids)} className="btn btn-primary">
          {t('compare.title')}
        </Link>
      )}
    </aside>
  );
}
