import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { CartAnswer } from '../../api/contract';
import { orBoundary } from '../../api/translate-failure.server';
import { GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/addresses';
import '../../i18n/late/purchase';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { notify } from '../../lib/hooks/notifications';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope, type StoreScope } from '../../session/scope.server';
import { CheckoutStage, CheckoutSteps } from '../checkout';
import { checkoutIntents, stageOptions } from '../checkout/index.server';
import { QuoteCart } from '../quotations';
import { cartApi } from './cart.api.server';
import { cartIntents } from './cart.intents.server';
import { cartView, generalErrors } from './cart.view';
import { CartLines } from './components/CartLines';
import { CartTools } from './components/CartTools';
import { CartTotals } from './components/CartTotals';
import { Changes } from './components/Changes';
import { EmptyCart } from './components/EmptyCart';
import { SavedCarts } from './components/SavedCarts';
import { TotalBar } from './components/TotalBar';
import { useCartInStep } from './hooks/use-cart-in-step';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const { grantsDiscounts = false } = await requirePerson(args);
  const { api, config, locale } = storeScope(args);
  const { searchParams } = new URL(args.request.url);
  const cart = await orBoundary(cartApi.current(api), args);
  const asked = { api, coverageZip: searchParams.get('zip_code'), option: searchParams.get('option') };
  const [options, inactive] = await orBoundary(
    Promise.all([stageOptions(cart, asked), inactiveLines(cart, api)]),
    args,
  );
  return {
    title: translateFor(locale)('cart.pageTitle'),
    cart: cartView(cart, config.imageOrigins, inactive),
    options,
    grantsDiscounts,
  };
}

/** Why lines cannot be bought any more, by their id; asked for only where there are some. */
async function inactiveLines({ invalid_details }: CartAnswer, api: StoreScope['api']): Promise<Map<number, string>> {
  if ((invalid_details ?? []).length === 0) return new Map();
  return new Map((await cartApi.inactive(api)).map(({ detail_id, reason }) => [detail_id, reason]));
}

export const action = (args: ActionFunctionArgs) => runIntent({ ...cartIntents, ...checkoutIntents }, args);

/** What the last form of the page was answered; what was done is told in a notice. */
function useLastAnswer() {
  const answer = useActionData<typeof action>();
  const refused = answer !== undefined && 'errors' in answer ? answer : null;
  useRefusalToast(refused);
  const notice = answer !== undefined && 'notice' in answer ? answer.notice : undefined;
  useEffect(() => {
    if (notice !== undefined) notify('success', notice);
  }, [answer, notice]);
  return { errors: refused?.errors ?? {}, changes: answer?.changes ?? [] };
}

/** So many lines leave the summary below the fold of a phone. */
const barFromLines = 4;

export default function CartPage() {
  const t = useT();
  const { cart, options, grantsDiscounts } = useLoaderData<typeof loader>();
  const { errors, changes } = useLastAnswer();
  useCartInStep(cart.version);
  const saved = <SavedCarts saved={options.saved} isFilled={cart.lines.length > 0} errors={errors} />;
  if (cart.lines.length === 0) return <EmptyCart>{saved}</EmptyCart>;
  const isOpen = cart.stage === 'open';
  return (
    <main id="content" className="page py-4">
      <h1 className="mb-3 text-2xl">{t('cart.title')}</h1>
      <CheckoutSteps stage={cart.stage} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <GeneralErrors messages={generalErrors(errors, cart)} />
          <Changes changes={changes} />
          {cart.hasInvalidLines ? <GeneralErrors messages={[t('cart.invalid')]} /> : null}
          {isOpen ? <CartTools orderTypes={options.orderTypes} /> : null}
          <CheckoutStage cart={cart} options={options} errors={errors} />
          <CartLines cart={cart} grantsDiscounts={grantsDiscounts} />
          {isOpen ? saved : null}
        </div>
        <div className="grid gap-4 lg:sticky lg:top-4">
          <CartTotals cart={cart} grantsDiscounts={grantsDiscounts} />
          {isOpen ? <QuoteCart /> : null}
        </div>
      </div>
      {cart.lines.length < barFromLines ? null : <TotalBar cart={cart} />}
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
