import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { PackageOpen } from 'lucide-react';
import type { AnswerTo } from '../../api/answers';
import { orBoundary } from '../../api/translate-failure.server';
import { EmptyState } from '../../components/ui/EmptyState';
import { Pager } from '../../components/ui/Pager';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { OrderTable } from './components/OrderTable';
import { orderRow } from './order.view';
import { ordersTitles, useOrdersTitle } from './orders-title';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, locale } = storeScope(args);
  const page = Math.max(1, Number.parseInt(new URL(args.request.url).searchParams.get('page') ?? '1', 10) || 1);
  const answer = await orBoundary(api.get<AnswerTo<'GET /sale-orders'>>('sale-orders', { page }), args);
  return {
    title: `${translateFor(locale)(ordersTitles[person.orders ?? 'own'])} | Mayorista`,
    orders: answer.data.map(orderRow),
    page,
    pageCount: answer.meta.pagination.pageCount,
  };
}

export default function SaleOrdersPage() {
  const t = useT();
  const { orders, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page py-4">
      <h1 className="mb-3 text-2xl">{useOrdersTitle()}</h1>
      {orders.length === 0 ? (
        <EmptyState icon={PackageOpen} title={t('orders.emptyTitle')} text={t('orders.emptyText')}>
          <Link to="/products" className="btn btn-primary">
            {t('errors.toProducts')}
          </Link>
        </EmptyState>
      ) : (
        <OrderTable orders={orders} />
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => `/sale-orders?page=${number}`} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
