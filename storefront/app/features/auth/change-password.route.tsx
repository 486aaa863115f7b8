import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { LoginAnswer } from '../../api/contract';
import { GeneralErrors } from '../../components/ui/Alert';
import { SubmitButton } from '../../components/ui/SubmitButton';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { loginRedirect, requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { keepSession, newSession } from '../../session/session.server';
import { NewPasswordInputs } from './components/NewPasswordInputs';
import { PasswordInput } from './components/PasswordInput';
import { formPage } from './form-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return formPage(args, 'auth.changePageTitle', {});
}

/** Changes one's own password; this browser goes on in a new session of the same length. */
export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  if (scope.session === null) throw loginRedirect(args);
  const { until } = scope.session;
  const [currentPassword, password, passwordConfirmation] = ['currentPassword', 'password', 'passwordConfirmation'].map(
    (name) => String(form.get(name) ?? ''),
  );
  try {
    const wanted = { currentPassword, password, passwordConfirmation };
    const tokens = await scope.api.post<LoginAnswer>('auth/change-password', wanted);
    const cookie = keepSession(newSession(tokens, until !== null), scope.config);
    return redirect('/my-profile?password=changed', { headers: { 'Set-Cookie': cookie } });
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function ChangePasswordPage() {
  const t = useT();
  const { token } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <main id="content" className="page py-10">
      <Form data-unkept method="post" className="panel mx-auto grid max-w-sm gap-4 p-6">
        <div>
          <h1 className="mb-1 text-xl">{t('auth.changeTitle')}</h1>
          <p className="text-muted">{t('auth.changeText')}</p>
        </div>
        <CsrfField token={token} />
        <GeneralErrors messages={errors?._general} />
        <PasswordInput
          name="currentPassword"
          label={t('auth.currentPassword')}
          autoComplete="current-password"
          errors={errors?.currentPassword}
        />
        <NewPasswordInputs errors={errors} />
        <SubmitButton size="lg" isBusy={isSending}>
          {t('auth.resetSubmit')}
        </SubmitButton>
      </Form>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
