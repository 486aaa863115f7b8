import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/profile';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { AddressForm } from './components/AddressForm';
import { EmailsForm, TelephonesForm } from './components/ContactForms';
import { PersonForm, PhotoForm } from './components/PersonForms';
import { NoticesForm, Sessions } from './components/Sessions';
import { profileApi } from './profile.api.server';
import { profileIntents } from './profile.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const [profile, sessions] = await Promise.all([
    orBoundary(profileApi.get(api), args),
    orBoundary(profileApi.sessions(api), args),
  ]);
  return { title: translateFor(locale)('profile.dataPageTitle'), profile, sessions };
}

export const action = (args: ActionFunctionArgs) => runIntent(profileIntents, args);

/** 'Mis datos': who one is, how one is reached, from where one is logged in. */
export default function MyDataPage() {
  const t = useT();
  const { profile, sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formData?.get('intent');
  const isBusy = (intent: string): boolean => busy === intent;
  const errors = answer?.ok === false ? answer.errors : {};
  return (
    <main id="content" className="page py-4">
      <h1 className="text-2xl">{t('profile.dataTitle')}</h1>
      <p className="mb-4">
        <Link to="/my-profile" className="link">
          {t('profile.back')}
        </Link>
      </p>
      {answer?.ok ? <Alert kind="success">{answer.notice}</Alert> : null}
      {/* Names of the fields are theirs; what is of none stands here (SF-PROFILE-001). */}
      {answer?.ok === false ? <Alert kind="error">{t('profile.check')}</Alert> : null}
      <GeneralErrors messages={errors._general} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <PersonForm person={profile.person} errors={errors} isBusy={isBusy('person')} />
        <PhotoForm hasPhoto={profile.photo !== null} errors={errors} isBusy={isBusy('photo')} />
        <TelephonesForm telephones={profile.telephones} errors={errors} isBusy={isBusy('telephones')} />
        <EmailsForm emails={profile.emails} errors={errors} isBusy={isBusy('emails')} />
        <AddressForm address={profile.addresses[0] ?? null} errors={errors} isBusy={isBusy('address')} />
        <NoticesForm isOn={profile.notify_by_push ?? true} isBusy={isBusy('notices')} />
        <Sessions sessions={sessions} />
        <section className="panel grid gap-2 p-4" aria-labelledby="own-data">
          <h2 id="own-data" className="text-lg">
            {t('profile.ownData')}
          </h2>
          <p className="text-sm text-muted">{t('profile.ownDataText')}</p>
          <a href="/my-profile/personal-data" className="btn btn-secondary btn-sm justify-self-start" download>
            {t('profile.downloadData')}
          </a>
        </section>
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
