import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { NoticesSection } from '../notifications';
import { noticePage } from '../notifications/index.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const { name, email, company } = await requirePerson(args);
  const scope = storeScope(args);
  const asked = Number.parseInt(new URL(args.request.url).searchParams.get('page') ?? '1', 10);
  const notices = await orBoundary(noticePage(scope, Math.max(1, asked || 1)), args);
  return { title: translateFor(scope.locale)('notifications.pageTitle'), person: { name, email, company }, notices };
}

export default function MyProfilePage() {
  const t = useT();
  const { person, notices } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page py-4">
      <h1 className="text-2xl">{t('notifications.profile')}</h1>
      <p className="mb-6 text-muted">{[person.name, person.company, person.email].filter(Boolean).join(' · ')}</p>
      <NoticesSection view={notices} urlOf={(page) => `/my-profile?page=${page}#my-push-notifications`} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
