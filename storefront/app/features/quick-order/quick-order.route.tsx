import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useFetcher } from '@remix-run/react';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { translateFor } from '../../i18n/translate.server';
import '../../i18n/late/quick-order';
import { useT } from '../../i18n/I18nProvider';
import { runIntent, type FormRefusal } from '../../lib/forms/intents.server';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { CheckedLines } from './components/CheckedLines';
import { OrderText } from './components/OrderText';
import { quickOrderIntents, type OrderChecked } from './quick-order.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const { hasCart } = await requirePerson(args);
  if (hasCart !== true) throw new Response(null, { status: 403 });
  return { title: translateFor(storeScope(args).locale)('quickOrder.title') };
}

export const action = (args: ActionFunctionArgs) => runIntent(quickOrderIntents, args);

/** An order typed or pasted by part numbers, checked as it is typed. */
export default function QuickOrderPage() {
  const t = useT();
  const checking = useFetcher<typeof action>();
  const posted = useActionData<typeof action>();
  useRefusalToast(posted?.ok === false ? posted : null);
  // A refused 'add' leaves what was checked on the page.
  const checked = useNewest(checking.data, posted);
  const refusal = [posted, checking.data].find((answer) => answer?.ok === false);
  return (
    <main id="content" className="page grid gap-4 py-4">
      <div>
        <h1 className="text-2xl">{t('quickOrder.title')}</h1>
        <p className="max-w-3xl text-muted">{t('quickOrder.text')}</p>
      </div>
      <Added count={checked?.added} />
      <GeneralErrors messages={refusal === undefined ? undefined : Object.values(refusal.errors).flat()} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
        <OrderText checking={checking} {...textOf(posted)} />
        {checked !== undefined && checked.lines.length > 0 ? (
          <CheckedLines lines={checked.lines} isBusy={checking.state !== 'idle'} />
        ) : (
          <EmptyState icon={ClipboardPaste} title={t('quickOrder.emptyTitle')} text={t('quickOrder.emptyText')} />
        )}
      </div>
    </main>
  );
}

type Answer = OrderChecked | FormRefusal | undefined;

/** What the order's text begins with: what was sent, or what is left of it after the rest was added. */
const textOf = (posted: Answer) => {
  const checked = posted?.ok === true ? posted : null;
  return { text: checked?.text ?? '', turn: checked?.added === undefined ? '' : checked.text };
};

/** How many products went into the cart while others wait to be put right. */
function Added({ count }: { readonly count: number | undefined }) {
  const t = useT();
  if (count === undefined) return null;
  return (
    <Alert kind="warning">
      <p>{t.count('quickOrder.addedSome', count)}</p>
      <Link to="/carts" className="btn btn-secondary btn-sm mt-2">
        {t('quickOrder.seeCart')}
      </Link>
    </Alert>
  );
}

/** Of what is checked while it is typed and what a button answered, the one that came last; a refusal leaves what was checked on the page. */
function useNewest(typed: Answer, posted: Answer): OrderChecked | undefined {
  const [seen, setSeen] = useState<{ typed: Answer; posted: Answer; newest: OrderChecked | undefined }>({
    typed: undefined,
    posted: undefined,
    newest: undefined,
  });
  if (typed === seen.typed && posted === seen.posted) return seen.newest;
  const came = posted === seen.posted ? typed : posted;
  const newest = came?.ok === true ? came : seen.newest;
  setSeen({ typed, posted, newest });
  return newest;
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
