import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { Users } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { FormNotices } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/secondary-users';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { ConfigForm } from './components/ConfigForm';
import { DisabledUsers } from './components/DisabledUsers';
import { InviteForm } from './components/InviteForm';
import { StatusBadge } from './components/StatusBadge';
import { secondaryApi } from './secondary-users.api.server';
import { secondaryIntents } from './secondary-users.intents.server';
import { answerOf } from '../../lib/forms/form-answer';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const asked = Promise.all([secondaryApi.list(api), secondaryApi.disabled(api), secondaryApi.config(api)]);
  const [users, disabled, config] = await orBoundary(asked, args);
  return {
    title: `${translateFor(locale)('secondaryUsers.title')} | Mayorista`,
    users: users.data,
    disabled: disabled.data,
    config,
    isDisabled: new URL(args.request.url).searchParams.get('done') === 'disabled',
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(secondaryIntents, args);

export default function SecondaryUsersPage() {
  const t = useT();
  const { users, disabled, config, isDisabled } = useLoaderData<typeof loader>();
  const { notice, errors } = answerOf(useActionData());
  return (
    <main id="content" className="page grid gap-6 py-4">
      <header>
        <h1 className="text-2xl">{t('secondaryUsers.title')}</h1>
        <p className="text-muted">{t('secondaryUsers.lead')}</p>
      </header>
      <FormNotices notice={notice ?? (isDisabled ? t('secondaryUsers.disabled') : undefined)} errors={errors} />
      {users.length === 0 ? (
        <EmptyState icon={Users} title={t('secondaryUsers.emptyTitle')} text={t('secondaryUsers.emptyText')} />
      ) : (
        <ul className="panel divide-y divide-line" aria-label={t('secondaryUsers.title')}>
          {users.map((user) => (
            <li key={user.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
              <div className="min-w-0 flex-1">
                <Link to={`/secondary-users/${user.id}`} className="link font-medium">
                  {user.full_name || user.email}
                </Link>
                <p className="truncate text-sm text-muted">{user.email}</p>
              </div>
              <StatusBadge status={user.status} canLogin={user.can_login} isBlocked={user.blocked_by_house} />
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <InviteForm errors={errors} />
        <div className="grid gap-6">
          <ConfigForm config={config} errors={errors} />
          <DisabledUsers users={disabled} />
        </div>
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
