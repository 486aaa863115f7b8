import { useI18n } from '../../../i18n/I18nProvider';
import { formatDateTime } from '../../../lib/format/date';
import type { ChangeView } from '../certificate.view';

const badges = {
  pending: 'badge-yellow',
  approved: 'badge-green',
  rejected: 'badge-red',
  replaced: '',
} as const satisfies Record<ChangeView['state'], string>;

/** What was asked to change of the fiscal identity, and what became of it, newest first. */
export function Changes({ changes }: { readonly changes: readonly ChangeView[] }) {
  const { t, tag } = useI18n();
  return (
    <section className="panel p-4" aria-labelledby="changes-title">
      <h2 id="changes-title" className="mb-1 text-lg">
        {t('company.changes')}
      </h2>
      <p className="mb-2 text-sm text-muted">{t('company.changesText')}</p>
      {changes.length === 0 ? <p className="text-muted">{t('company.noChanges')}</p> : null}
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 break-words">{change.text}</span>
              <span className={`badge ${badges[change.state]}`}>{change.stateLabel}</span>
            </p>
            <p className="text-sm text-muted">
              <time dateTime={change.at}>{formatDateTime(change.at, tag)}</time>
              {change.askedBy === '' ? '' : ` · ${change.askedBy}`}
              {change.reason === '' ? '' : ` · ${change.reason}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
