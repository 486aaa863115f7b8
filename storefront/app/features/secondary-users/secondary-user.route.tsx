import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { FormNotices } from '../../components/ui/Alert';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/secondary-users';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { Activities } from './components/Activities';
import { NameFields } from './components/NameFields';
import { StatusBadge } from './components/StatusBadge';
import { Switches } from './components/Switches';
import { UserActions } from './components/UserActions';
import { answerOf } from '../../lib/forms/form-answer';
import { secondaryApi } from './secondary-users.api.server';
import { secondaryIntents } from './secondary-users.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api } = storeScope(args);
  const id = pathId(args.params.id);
  const page = Math.max(1, Number.parseInt(new URL(args.request.url).searchParams.get('page') ?? '1', 10) || 1);
  const asked = Promise.all([secondaryApi.show(api, id), secondaryApi.activities(api, id, page)]);
  const [user, activities] = await orBoundary(asked, args);
  return {
    title: `${user.full_name || user.email} | Mayorista`,
    user,
    activities: activities.data,
    page,
    pageCount: activities.meta.pagination.pageCount,
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(secondaryIntents, args);

export default function SecondaryUserPage() {
  const t = useT();
  const { user, activities, page, pageCount } = useLoaderData<typeof loader>();
  const { notice, errors } = answerOf(useActionData());
  const { formData } = useNavigation();
  return (
    <main id="content" className="page grid gap-6 py-4">
      <header>
        <Link to="/secondary-users" className="link text-sm">
          {t('secondaryUsers.back')}
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{user.full_name || user.email}</h1>
          <StatusBadge status={user.status} canLogin={user.can_login} isBlocked={user.blocked_by_house} />
        </div>
        <p className="text-muted">{user.email}</p>
      </header>
      <FormNotices notice={notice} errors={errors} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          {user.status === 'disabled' ? null : (
            <Form method="post" className="panel grid gap-4 p-4">
              <CsrfField />
              <input type="hidden" name="intent" value="change" />
              <input type="hidden" name="id" value={user.id} />
              <NameFields person={user.person} errors={errors} />
              <Switches values={user} errors={errors} />
              <SubmitButton isBusy={formData?.get('intent') === 'change'} className="justify-self-start">
                {t('secondaryUsers.save')}
              </SubmitButton>
            </Form>
          )}
          <UserActions user={user} />
        </div>
        <Activities activities={activities} page={page} pageCount={pageCount} userId={user.id} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
