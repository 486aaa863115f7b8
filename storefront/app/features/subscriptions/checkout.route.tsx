import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Await, useActionData, useLoaderData, useNavigation, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { Suspense } from 'react';
import { orBoundary } from '../../api/translate-failure.server';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/subscriptions';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { checkoutIntents } from './checkout.intents.server';
import { readChosen } from './checkout.view';
import { Checkout } from './components/Checkout';
import { CheckoutLoading } from './components/CheckoutLoading';
import { loadPlan, loadStep } from './load-checkout.server';
import { loadOrWait, type Loaded } from './load-or-wait';

export const meta: MetaFunction = () => pageMeta({ title: 'Suscripción | Mayorista', isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, config } = storeScope(args);
  const chosen = readChosen(new URL(args.request.url).searchParams);
  if (chosen === null) throw new Response(null, { status: 404 });
  const [plan, step] = await orBoundary(
    Promise.all([loadPlan(api, chosen.productId, config.imageOrigins), loadStep(api, chosen)]),
    args,
  );
  return { plan, ...step };
}

/** The monitoring platform may take its time: until it answers the page says that it loads. */
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadOrWait(() => args.serverLoader<typeof loader>());

export const action = (args: ActionFunctionArgs) => runIntent(checkoutIntents, args);

type View = Awaited<ReturnType<typeof loader>>;

/** Buys a subscription: the installer's account, a client, a device, and off to where it is paid. */
export default function CheckoutPage() {
  const t = useT();
  const loaded = useLoaderData() as Loaded<View>;
  const answer = useActionData<typeof action>();
  const { state, location, formMethod } = useNavigation();
  const isStepping = state === 'loading' && formMethod === undefined && location.pathname === checkoutPath;
  const show = (view: View) => <Checkout view={view} errors={answer?.errors ?? {}} />;
  return (
    <main id="content" className="page py-4">
      <h1 className="mb-4 text-2xl">{t('subscriptions.checkout')}</h1>
      {isStepping ? (
        <CheckoutLoading />
      ) : 'pending' in loaded ? (
        <Suspense fallback={<CheckoutLoading />}>
          <Await resolve={loaded.pending}>{show}</Await>
        </Suspense>
      ) : (
        show(loaded)
      )}
    </main>
  );
}

const checkoutPath = '/acoba-subscription-checkouts';

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
