import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/spending';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { notify } from '../../lib/hooks/notifications';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { Approvals } from './components/Approvals';
import { OwnRule } from './components/OwnRule';
import { Rules } from './components/Rules';
import { spendingApi } from './spending.api.server';
import { spendingIntents } from './spending.intents.server';
import { approvalView, ruleView, spenders } from './spending.view';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

/** What waits and what was decided; the company's people see the limits of all, a secondary user the own one. */
export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  if (person.hasCart !== true) throw new Response(null, { status: 403 });
  const { api, locale } = storeScope(args);
  const isOwner = person.seesOffers;
  const [waiting, decided, rules, people] = await orBoundary(
    Promise.all([
      spendingApi.approvals(api, { state: 'waiting', per_page: 50 }),
      spendingApi.approvals(api, { state: 'decided', per_page: 10 }),
      spendingApi.rules(api),
      isOwner ? spendingApi.people(api) : null,
    ]),
    args,
  );
  const own = rules.data[0];
  return {
    title: translateFor(locale)('spending.title'),
    isOwner,
    waiting: waiting.data.map(approvalView),
    decided: decided.data.map(approvalView),
    spenders: people === null ? [] : spenders(people.data, rules.data),
    approvers: people === null ? [] : people.data.filter(({ may_approve: may }) => may).map(({ id, name }) => ({ id, name })), // prettier-ignore
    ownRule: isOwner || own === undefined ? null : ruleView(own),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(spendingIntents, args);

/** What waits for approval, and up to what secondary users buy without it. */
export default function SpendingPage() {
  const t = useT();
  const { isOwner, waiting, decided, spenders: people, approvers, ownRule } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const refusal = answer?.ok === false ? answer : null;
  const done = answer?.ok === true ? answer : null;
  useEffect(() => {
    if (done !== null) notify('success', done.done);
  }, [done]);
  return (
    <main id="content" className="page grid gap-6 py-4">
      <div>
        <h1 className="text-2xl">{t('spending.title')}</h1>
        {isOwner ? <p className="max-w-3xl text-muted">{t('spending.text')}</p> : null}
      </div>
      {done === null ? null : (
        <noscript>
          <Alert kind="success">{done.done}</Alert>
        </noscript>
      )}
      <GeneralErrors messages={refusal === null ? undefined : Object.values(refusal.errors).flat()} />
      {ownRule === null ? null : <OwnRule rule={ownRule} />}
      <Approvals waiting={waiting} decided={decided} isOwner={isOwner} isBusy={isBusy} />
      {isOwner ? <Rules people={people} approvers={approvers} isBusy={isBusy} /> : null}
    </main>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
