import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Radio } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { EmptyState } from '../../components/ui/EmptyState';
import { Pager } from '../../components/ui/pager/Pager';
import { MoneyText } from '../../components/ui/Price';
import { useI18n } from '../../i18n/I18nProvider';
import '../../i18n/late/subscriptions';
import { translateFor } from '../../i18n/translate.server';
import { readPage } from '../../lib/forms/read-page';
import { formatDay } from '../../lib/format/date';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { StatusBadge } from './components/StatusBadge';
import { subscriptionsApi } from './subscriptions.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const page = readPage(new URL(args.request.url).searchParams);
  const answer = await orBoundary(subscriptionsApi.list(api, page), args);
  return {
    title: `${translateFor(locale)('subscriptions.title')} | Mayorista`,
    subscriptions: answer.data,
    page,
    pageCount: answer.meta.pagination.pageCount,
  };
}

/** The subscriptions of one's company, the newest first. */
export default function SubscriptionsPage() {
  const { t, tag } = useI18n();
  const { subscriptions, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page grid gap-4 py-4">
      <h1 className="text-2xl">{t('subscriptions.title')}</h1>
      {subscriptions.length === 0 ? (
        <EmptyState icon={Radio} title={t('subscriptions.none')} text={t('subscriptions.noneText')}>
          <Link to="/products?search=suscripcion" className="btn btn-primary">
            {t('subscriptions.seePlans')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="panel divide-y divide-line" aria-label={t('subscriptions.title')}>
          {subscriptions.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-56 flex-1">
                <Link to={`/acoba-subscriptions/${each.id}`} className="link font-medium">
                  {each.product_name}
                </Link>
                <p className="text-sm break-words text-muted">
                  {each.client_name} · {each.device_name}
                </p>
                {each.end_date === null ? null : (
                  <p className="text-sm text-muted">
                    {t('subscriptions.endDate')} {formatDay(each.end_date, tag)}
                  </p>
                )}
              </div>
              <p className="whitespace-nowrap">
                <MoneyText money={{ amount: each.transaction_amount, currency: 'MXN' }} />{' '}
                <small className="text-muted">{t('product.perMonth')}</small>
              </p>
              <StatusBadge subscription={each} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => `/acoba-subscriptions?page=${number}`} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
