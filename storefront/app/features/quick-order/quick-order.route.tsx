import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useFetcher } from '@remix-run/react';
import { ClipboardPaste } from 'lucide-react';
import { GeneralErrors } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { translateFor } from '../../i18n/translate.server';
import '../../i18n/late/quick-order';
import { useT } from '../../i18n/I18nProvider';
import { runIntent } from '../../lib/forms/intents.server';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { CheckedLines } from './components/CheckedLines';
import { OrderText } from './components/OrderText';
import { quickOrderIntents } from './quick-order.intents.server';

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
  const checked = [checking.data, posted].find((answer) => answer?.ok === true);
  const refusal = [posted, checking.data].find((answer) => answer?.ok === false);
  return (
    <main id="content" className="page grid gap-4 py-4">
      <div>
        <h1 className="text-2xl">{t('quickOrder.title')}</h1>
        <p className="max-w-3xl text-muted">{t('quickOrder.text')}</p>
      </div>
      <GeneralErrors messages={refusal === undefined ? undefined : Object.values(refusal.errors).flat()} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
        <OrderText checking={checking} text={posted?.ok === true ? posted.text : ''} />
        {checked?.ok === true && checked.lines.length > 0 ? (
          <CheckedLines lines={checked.lines} isBusy={checking.state !== 'idle'} />
        ) : (
          <EmptyState icon={ClipboardPaste} title={t('quickOrder.emptyTitle')} text={t('quickOrder.emptyText')} />
        )}
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
