import { data, redirect, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData } from '@remix-run/react';
import { GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { cartLineIntents } from './cart-lines.intents.server';

export const meta: MetaFunction = () => pageMeta({ title: undefined, isPrivate: true });

/** Adds products. A document's form (no JavaScript) lands in the cart; a fetcher gets the answer. */
export async function action(args: ActionFunctionArgs) {
  const fields = Object.fromEntries([...(await args.request.clone().formData())].filter(([name]) => name !== 'csrf'));
  const answer = await runIntent(cartLineIntents, args);
  if ('ok' in answer && args.request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect('/carts');
  return 'ok' in answer ? answer : data({ ...answer.data, fields }, answer.init ?? {});
}

/** What a refused form without JavaScript shows; the closed cart's question among it. */
export default function CartLinesPage() {
  const t = useT();
  const answer = useActionData<{
    ok: boolean;
    code?: string | null;
    errors?: Record<string, string[]>;
    fields?: Record<string, string>;
  }>();
  const isStage = answer?.code === 'cart_not_in_open_stage';
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto grid max-w-lg gap-4 p-6">
        <h1 className="text-xl">{t(isStage ? 'cart.stageTitle' : 'cart.addTitle')}</h1>
        {isStage ? (
          <p>{t('cart.stageText')}</p>
        ) : (
          <GeneralErrors messages={Object.values(answer?.errors ?? {}).flat()} />
        )}
        <div className="flex flex-wrap gap-2">
          {isStage ? <ReopenForm fields={answer?.fields ?? {}} /> : null}
          <Link to="/carts" className="btn btn-secondary">
            {t('frame.cart')}
          </Link>
        </div>
      </div>
    </main>
  );
}

function ReopenForm({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  const t = useT();
  return (
    <Form method="post" action="/cart-lines">
      <CsrfField />
      <input type="hidden" name="intent" value="reopen-and-add" />
      <input type="hidden" name="product_id" value={fields.product_id} />
      <input type="hidden" name="quantity" value={fields.quantity} />
      <button type="submit" className="btn btn-primary">
        {t('cart.stageYes')}
      </button>
    </Form>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
