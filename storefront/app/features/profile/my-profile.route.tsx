import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Alert } from '../../components/ui/Alert';
import { orBoundary } from '../../api/translate-failure.server';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/profile';
import '../../i18n/late/spending';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { NoticesSection } from '../notifications';
import { noticePage } from '../notifications/index.server';
import { Preferences } from './components/Preferences';
import { ProfilePromos } from './components/ProfilePromos';
import { profilePromosOf } from './profile-promos.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const { name, email, company, hasCart } = await requirePerson(args);
  const scope = storeScope(args);
  const { searchParams } = new URL(args.request.url);
  const asked = Number.parseInt(searchParams.get('page') ?? '1', 10);
  const [notices, promos] = await Promise.all([
    orBoundary(noticePage(scope, Math.max(1, asked || 1)), args),
    profilePromosOf(scope),
  ]);
  return {
    title: translateFor(scope.locale)('profile.pageTitle'),
    person: { name, email, company },
    canSpend: hasCart === true,
    isPasswordChanged: searchParams.get('password') === 'changed',
    notices,
    promos,
  };
}

export default function MyProfilePage() {
  const t = useT();
  const { person, canSpend, isPasswordChanged, notices, promos } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page py-4">
      <h1 className="text-2xl">{t('profile.title')}</h1>
      <p className="text-muted">{[person.name, person.company, person.email].filter(Boolean).join(' · ')}</p>
      <p className="mb-6 flex flex-wrap gap-x-4 gap-y-1">
        <Link to="/my-profile/data" className="link">
          {t('profile.myData')}
        </Link>
        <Link to="/my-profile/password" className="link">
          {t('auth.changeTitle')}
        </Link>
        <Link to="/my-profile/email" className="link">
          {t('auth.emailTitle')}
        </Link>
        {canSpend ? (
          <Link to="/spending" className="link">
            {t('spending.title')}
          </Link>
        ) : null}
      </p>
      {isPasswordChanged ? <Alert kind="success">{t('auth.passwordChanged')}</Alert> : null}
      <ProfilePromos promos={promos} />
      <NoticesSection view={notices} urlOf={(page) => `/my-profile?page=${page}#my-push-notifications`} />
      <Preferences />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
