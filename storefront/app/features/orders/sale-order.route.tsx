import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { SaleOrderAnswer, Single } from '../../api/contract';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { useI18n } from '../../i18n/I18nProvider';
import { formatDateTime } from '../../lib/format/date';
import { pathId } from '../../lib/format/path-id';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { OrderLines } from './components/OrderLines';
import { OrderSummary } from './components/OrderSummary';
import { orderView } from './order.view';
import { useOrdersTitle } from './orders-title';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `${data.order.folio} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, config } = storeScope(args);
  const { data } = await orBoundary(api.get<Single<SaleOrderAnswer>>(`sale-orders/${pathId(args.params.id)}`), args);
  return { order: orderView(data, config.imageOrigins), isNew: new URL(args.request.url).searchParams.has('placed') };
}

export default function SaleOrderPage() {
  const { t, tag } = useI18n();
  const { order, isNew } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={[{ name: useOrdersTitle(), to: '/sale-orders' }, { name: order.folio }]} />
      {isNew ? <Alert kind="success">{t('orders.placed', { folio: order.folio })}</Alert> : null}
      <div className="my-3 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{t('orders.order', { folio: order.folio })}</h1>
        <span className={`badge badge-${order.tone}`}>{order.status}</span>
        <p className="text-muted">{formatDateTime(order.placedAt, tag)}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <OrderLines lines={order.lines} />
        <OrderSummary order={order} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
