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

interface ValidationError {
  readonly ok: boolean;
  readonly code?: string | null;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What a refused form without JavaScript shows; the closed cart's question among it. */
export default function CartLinesPage() {
  const t = useT();
  const answer = useActionData<ValidationError>();
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
          {answer === undefined ? null : <OtherWays answer={answer} isStage={isStage} />}
          <Link to="/carts" className="btn btn-secondary">
            {t('frame.cart')}
          </Link>
        </div>
      </div>
    </main>
  );
}

/** How the same line may still be added: after going back to the first stage, or although the branch has no piece. */
function OtherWays({ answer, isStage }: { readonly answer: ValidationError; readonly isStage: boolean }) {
  const t = useT();
  const { fields = {}, numbers = {} } = answer;
  if (isStage) return <AgainForm fields={{ ...fields, intent: 'reopen-and-add' }} label={t('cart.stageYes')} />;
  return numbers.main_inventory_quantity === 0 ? (
    <AgainForm fields={{ ...fields, keeps_original: '1' }} label={t('cart.keepOriginal')} />
  ) : null;
}

interface AgainProps {
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
}

/** The same line once more, in another way. */
function AgainForm({ fields, label }: AgainProps) {
  return (
    <Form method="post" action="/cart-lines">
      <CsrfField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn-primary">
        {label}
      </button>
    </Form>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
