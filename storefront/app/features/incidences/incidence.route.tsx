import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { Paperclip } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Facts } from '../../components/ui/Facts';
import { Steps } from '../../components/ui/Steps';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/incidences';
import { messagesOf } from '../../lib/forms/messages-of';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { conversation, Messages } from '../conversation';
import { conversationApi, conversationIntents } from '../conversation/index.server';
import { StateBadge } from './components/StateBadge';
import { Warranty } from './components/Warranty';
import { incidenceView, type IncidenceView } from './incidence.view';
import { incidenceApi } from './incidences.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `#${data.incidence.id} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api } = storeScope(args);
  const id = pathId(args.params.id);
  const [answer, messages] = await Promise.all([
    orBoundary(incidenceApi.show(api, id), args),
    orBoundary(conversationApi.messages(api, { type: 'incidence', id }), args),
  ]);
  return {
    incidence: incidenceView(answer),
    messages: conversation(messages, person.id),
    isNew: new URL(args.request.url).searchParams.has('sent'),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(conversationIntents('incidence'), args);

export default function IncidencePage() {
  const t = useT();
  const { incidence, messages, isNew } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const errors = refused?.errors ?? {};
  const title = t('incidences.incidence', { number: incidence.id });
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={[{ name: t('incidences.title'), to: '/incidences' }, { name: title }]} />
      {isNew && answer === undefined ? <Alert kind="success">{t('incidences.sent')}</Alert> : null}
      <GeneralErrors messages={messagesOf(errors, '_general')} />
      {answer?.ok === true ? <Alert kind="success">{answer.notice}</Alert> : null}
      <div className="my-3 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{title}</h1>
        <StateBadge incidence={incidence} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <Report incidence={incidence} />
          <Answer incidence={incidence} />
          <Messages messages={messages} errors={errors} empty={t('conversation.aboutIncidence')} />
        </div>
        <aside className="panel p-4">
          <h2 className="mb-3 text-sm">{t('orders.history')}</h2>
          <Steps steps={incidence.steps} />
        </aside>
      </div>
    </main>
  );
}

function Report({ incidence }: { readonly incidence: IncidenceView }) {
  const t = useT();
  const { product, quantity, serial, order, type, department, office, description, file, grade } = incidence;
  return (
    <section aria-label={t('incidences.piece')} className="panel grid gap-4 p-4">
      <div>
        <h2 className="text-md">{product}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          {t('incidences.pieces')}: {quantity}
          {grade === null ? null : <span className="badge badge-red">{t('product.refurbishedGrade', { grade })}</span>}
          <Warranty warranty={incidence.warranty} />
        </p>
      </div>
      <p className="whitespace-pre-line">{description}</p>
      {file === null ? null : (
        <a href={`/private-files/${file.id}`} className="flex items-center gap-1 font-medium break-all text-accent">
          <Paperclip size={14} aria-hidden className="flex-none" /> {file.name}
        </a>
      )}
      <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <Facts
          facts={[
            [
              t('incidences.order'),
              order === null ? null : (
                <Link to={`/sale-orders/${order.id}`} className="text-accent">
                  {order.name}
                </Link>
              ),
            ],
            [t('incidences.serial'), serial],
            [t('incidences.reportedBy'), incidence.reportedBy],
          ]}
        />
        <Facts
          facts={[
            [t('incidences.type'), type],
            [t('incidences.department'), department],
            [t('incidences.office'), office ?? t('incidences.noOffice')],
          ]}
        />
      </div>
    </section>
  );
}

/** What the house said and did. */
function Answer({ incidence }: { readonly incidence: IncidenceView }) {
  const t = useT();
  const { verdict, receivedAs, resolution, replacement, creditNote } = incidence;
  if (verdict === null && receivedAs === null && resolution === '') return null;
  return (
    <section aria-label={t('incidences.verdict')} className="panel p-4">
      <Facts
        facts={[
          [t('incidences.verdict'), verdict],
          [t('incidences.receivedAs'), receivedAs],
          [t('incidences.resolution'), resolution === '' ? null : t(`incidences.resolution_${resolution}`)],
          [
            t('incidences.replacement'),
            replacement === null ? null : (
              <Link to={`/sale-orders/${replacement.id}`} className="text-accent">
                {replacement.name}
              </Link>
            ),
          ],
          [
            t('incidences.creditNote'),
            creditNote === null ? null : (
              <a href={`/invoices/${creditNote.id}/pdf`} className="text-accent">
                {creditNote.name}
              </a>
            ),
          ],
        ]}
      />
    </section>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
