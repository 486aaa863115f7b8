import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { CheckoutStage, CheckoutSteps } from '../checkout';
import { stageOptions } from '../checkout/index.server';
import { QuoteCart } from '../quotations';
import { cartApi } from './cart.api.server';
import { cartIntents } from './cart.intents.server';
import { cartView } from './cart.view';
import { CartLines } from './components/CartLines';
import { CartTotals } from './components/CartTotals';
import { EmptyCart } from './components/EmptyCart';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, config, locale } = storeScope(args);
  const cart = await orBoundary(cartApi.current(api), args);
  const options = await orBoundary(stageOptions(cart.stage, person, api), args);
  return { title: translateFor(locale)('cart.pageTitle'), cart: cartView(cart, config.imageOrigins), options };
}

export const action = (args: ActionFunctionArgs) => runIntent(cartIntents, args);

export default function CartPage() {
  const t = useT();
  const { cart, options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused, { hasFields: false });
  if (cart.lines.length === 0) return <EmptyCart />;
  return (
    <main id="content" className="page py-4">
      <h1 className="mb-3 text-2xl">{t('cart.title')}</h1>
      <CheckoutSteps stage={cart.stage} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <GeneralErrors messages={refused ? Object.values(refused.errors).flat() : undefined} />
          {cart.hasInvalidLines ? <GeneralErrors messages={[t('cart.invalid')]} /> : null}
          <CheckoutStage cart={cart} options={options} />
          <CartLines lines={cart.lines} isOpen={cart.stage === 'open'} />
        </div>
        <div className="grid gap-4">
          <CartTotals cart={cart} />
          {cart.stage === 'open' ? <QuoteCart /> : null}
        </div>
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
