import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { FieldErrors } from '../../api/errors';
import { WaitsForApproval } from '../../components/order/WaitsForApproval';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { useI18n } from '../../i18n/I18nProvider';
import '../../i18n/late/invoices';
import '../../i18n/late/order-page';
import '../../i18n/late/placed';
import '../../i18n/late/purchase';
import { messagesOf } from '../../lib/forms/messages-of';
import { runIntent } from '../../lib/forms/intents.server';
import { formatDateTime } from '../../lib/format/date';
import { pageMeta } from '../../lib/format/page-meta';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { CancelOrder } from './components/CancelOrder';
import { Divisions } from './components/Divisions';
import { Messages } from '../conversation';
import { OrderActions } from './components/OrderActions';
import { OrderInvoices } from './components/OrderInvoices';
import { OrderLines } from './components/OrderLines';
import { OrderSummary } from './components/OrderSummary';
import { Receipts } from './components/Receipts';
import { Shipments } from './components/Shipments';
import { Tracking } from './components/Tracking';
import { loadOrder } from './load-order.server';
import { orderIntents, type OrderChanged } from './orders.intents.server';
import type { OrderView } from './order.view';
import type { DivisionView } from './after-order.view';
import { useOrdersTitle } from './orders-title';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `${data.order.folio} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadOrder(args)), isNew: new URL(args.request.url).searchParams.has('placed') };
}

export const action = (args: ActionFunctionArgs) => runIntent(orderIntents, args);

export default function SaleOrderPage() {
  const { t } = useI18n();
  const { order, divisions, shipments, messages, receipts, invoices, accounts, track, isNew } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const errors = refused?.errors ?? {};
  const { trackingNumber } = order.delivery;
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={[{ name: useOrdersTitle(), to: '/sale-orders' }, { name: order.folio }]} />
      {isNew ? <Alert kind="success">{t('orders.placed', { folio: order.folio })}</Alert> : null}
      <GeneralErrors messages={messagesOf(errors, '_general', 'sale_order_legacy_id')} />
      {answer?.ok === true ? <Done done={answer} /> : null}
      {order.waitsForApproval ? <WaitsForApproval /> : null}
      <Heading order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          {trackingNumber === null ? null : <Tracking number={trackingNumber} track={track} />}
          <Goods order={order} divisions={divisions} errors={errors} />
          <Shipments shipments={shipments} />
          <Receipts order={order} receipts={receipts} accounts={accounts} errors={errors} />
          <OrderInvoices invoices={invoices} />
          <Messages messages={messages} errors={errors} empty={t('conversation.aboutOrder')} />
          {order.may.cancel ? <CancelOrder errors={errors} /> : null}
        </div>
        <OrderSummary order={order} />
      </div>
    </main>
  );
}

function Heading({ order }: { readonly order: OrderView }) {
  const { t, tag } = useI18n();
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-2xl">{t('orders.order', { folio: order.folio })}</h1>
      <span className={`badge badge-${order.tone}`}>{order.status}</span>
      <p className="text-muted">{formatDateTime(order.placedAt, tag)}</p>
      <div className="lg:ml-auto">
        <OrderActions order={order} />
      </div>
    </div>
  );
}

interface GoodsProps {
  readonly order: OrderView;
  readonly divisions: readonly DivisionView[];
  readonly errors: FieldErrors;
}

/** An order of before it was divided shows its lines alone. */
function Goods({ order, divisions, errors }: GoodsProps) {
  if (divisions.length === 0) return <OrderLines lines={order.lines} />;
  return <Divisions divisions={divisions} isPickedUp={order.delivery.address === null} errors={errors} />;
}

/** What was done; where products went to the cart, what is another than before. */
function Done({ done: { notice, changes = [] } }: { readonly done: OrderChanged }) {
  const { t } = useI18n();
  return (
    <Alert kind={changes.length === 0 ? 'success' : 'warning'}>
      <p>{notice}</p>
      {changes.length === 0 ? null : (
        <>
          <p className="mt-1 text-sm font-semibold">{t('orderPage.changed')}</p>
          <ul className="list-disc pl-5 text-sm">
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Link to="/carts" className="btn btn-secondary btn-sm mt-2">
            {t('orderPage.toCart')}
          </Link>
        </>
      )}
    </Alert>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
