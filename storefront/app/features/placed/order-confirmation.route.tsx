import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { PaidByCompany } from '../../components/order/PaidByCompany';
import { WaitsForApproval } from '../../components/order/WaitsForApproval';
import '../../i18n/late/placed';
import '../../i18n/late/purchase';
import { useT } from '../../i18n/I18nProvider';
import { runIntent } from '../../lib/forms/intents.server';
import { pathId } from '../../lib/format/path-id';
import { pageMeta } from '../../lib/format/page-meta';
import { notify } from '../../lib/hooks/notifications';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { Divisions } from './components/Divisions';
import { OpinionCard } from './components/OpinionCard';
import { Payments } from './components/Payments';
import { PlacedSummary } from './components/PlacedSummary';
import { loadPlaced } from './load-placed.server';
import { placedIntents } from './placed.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `${data.order.folio} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return orBoundary(loadPlaced(storeScope(args), pathId(args.params.id)), args);
}

export const action = (args: ActionFunctionArgs) => runIntent(placedIntents, args);

/** The order is placed: how to pay it, what comes when, and how the purchase was. */
export default function OrderConfirmationPage() {
  const t = useT();
  const { order, accounts, hasOpinion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer !== undefined && 'errors' in answer ? answer : null;
  useRefusalToast(refused);
  const notice = answer !== undefined && 'notice' in answer ? answer.notice : null;
  useEffect(() => {
    if (notice !== null) notify('success', notice);
  }, [answer, notice]);
  const errors = refused?.errors ?? {};
  return (
    <main id="content" className="page grid gap-4 py-4">
      <Alert kind="success">{t('orders.placed', { folio: order.folio })}</Alert>
      {order.waitsForApproval ? <WaitsForApproval /> : null}
      {order.isPaidByCompany ? <PaidByCompany /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{t('orders.order', { folio: order.folio })}</h1>
        <span className="badge badge-blue">{order.status}</span>
        <Link to={`/sale-orders/${order.id}`} className="link text-sm">
          {t('placed.toOrder')}
        </Link>
      </div>
      <GeneralErrors messages={errors._general} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <Payments order={order} accounts={accounts} errors={errors} />
          <Divisions order={order} errors={errors} />
          <OpinionCard isAnswered={hasOpinion} errors={errors} />
        </div>
        <PlacedSummary order={order} />
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
