import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Download, PackageOpen, SearchX } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/order-page';
import { translateFor } from '../../i18n/translate.server';
import { readPage } from '../../lib/forms/read-page';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { OrderFiltersForm } from './components/OrderFiltersForm';
import { OrderTable } from './components/OrderTable';
import { downloadAddress, isNarrowed, listQueryOf, ordersAddress, readOrderFilters } from './order-filters';
import { orderRow } from './order.view';
import { orderApi } from './orders.api.server';
import { ordersTitles, useOrdersTitle } from './orders-title';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readOrderFilters(params);
  const page = readPage(params);
  const answer = await orBoundary(orderApi.list(api, { page, per_page: 20, ...listQueryOf(filters) }), args);
  return {
    title: `${translateFor(locale)(ordersTitles[person.orders ?? 'own'])} | Mayorista`,
    orders: answer.data.map(orderRow),
    hasFailed: params.has('failed'),
    filters,
    page,
    pageCount: answer.meta.pagination.pageCount,
  };
}

export default function SaleOrdersPage() {
  const t = useT();
  const title = useOrdersTitle();
  const { orders, filters, hasFailed, page, pageCount } = useLoaderData<typeof loader>();
  if (orders.length === 0 && !isNarrowed(filters))
    return (
      <main id="content" className="page py-4">
        <h1 className="mb-3 text-2xl">{title}</h1>
        <EmptyState icon={PackageOpen} title={t('orders.emptyTitle')} text={t('orders.emptyText')}>
          <Link to="/products" className="btn btn-primary">
            {t('errors.toProducts')}
          </Link>
        </EmptyState>
      </main>
    );
  return (
    <main id="content" className="page py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">{title}</h1>
        <a href={downloadAddress(filters)} className="btn btn-secondary">
          <Download size={16} aria-hidden /> {t('orderPage.csv')}
        </a>
      </div>
      {hasFailed ? <Alert kind="error">{t('orderPage.csvFailed')}</Alert> : null}
      <OrderFiltersForm filters={filters} />
      {orders.length === 0 ? (
        <EmptyState icon={SearchX} title={t('orderPage.noneTitle')} text={t('orderPage.noneText')}>
          <Link to="/sale-orders" className="btn btn-secondary">
            {t('orderPage.clear')}
          </Link>
        </EmptyState>
      ) : (
        <OrderTable orders={orders} />
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => ordersAddress(filters, number)} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
