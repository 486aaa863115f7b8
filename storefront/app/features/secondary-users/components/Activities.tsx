import { Pager } from '../../../components/ui/pager/Pager';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDateTime } from '../../../lib/format/date';
import type { ActivityAnswer } from '../secondary-users.api.server';

interface ActivitiesProps {
  readonly activities: readonly ActivityAnswer[];
  readonly page: number;
  readonly pageCount: number;
  readonly userId: number;
}

/** What somebody did, newest first. */
export function Activities({ activities, page, pageCount, userId }: ActivitiesProps) {
  const { t, tag } = useI18n();
  const nouns: Readonly<Record<string, string>> = {
    carts: t('secondaryUsers.didCart'),
    'sale-orders': t('secondaryUsers.didOrder'),
    'distributor-quotations': t('secondaryUsers.didQuotation'),
    incidences: t('secondaryUsers.didIncidence'),
    'address-book-details': t('secondaryUsers.didAddress'),
    'sale-order-payment-receipts': t('secondaryUsers.didReceipt'),
    'external-quotation-datas': t('secondaryUsers.didExternal'),
  };
  const verbs: Readonly<Record<string, string>> = {
    created: t('secondaryUsers.created'),
    removed: t('secondaryUsers.removed'),
    placed: t('secondaryUsers.placed'),
  };
  return (
    <section className="panel p-4" aria-labelledby="activity-title">
      <h2 id="activity-title" className="mb-2 text-lg">
        {t('secondaryUsers.activityTitle')}
      </h2>
      {activities.length === 0 ? <p className="text-muted">{t('secondaryUsers.noActivity')}</p> : null}
      <ul className="divide-y divide-line">
        {activities.map((each) => (
          <li key={each.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {verbs[each.action] ?? t('secondaryUsers.changedVerb')} · {nouns[each.model_type] ?? each.model_type}{' '}
              {each.model_id}
              {each.on_behalf_of === null ? null : (
                <span className="text-muted"> ({t('secondaryUsers.through', { name: each.on_behalf_of })})</span>
              )}
            </span>
            <time dateTime={each.happened_at} className="text-sm text-muted tabular-nums">
              {formatDateTime(each.happened_at, tag)}
            </time>
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} urlOf={(number) => `/secondary-users/${userId}?page=${number}`} />
    </section>
  );
}
