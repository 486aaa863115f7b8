import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { LoginAnswer } from '../../api/contract';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { SubmitButton } from '../../components/ui/SubmitButton';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { keepSession, newSession } from '../../session/session.server';
import { NewPasswordInputs } from './components/NewPasswordInputs';
import { formPage } from './form-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

/** The page that the link of the mail opens. What it carries is told to no other site. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const loader = (args: LoaderFunctionArgs) =>
  formPage(args, 'auth.resetPageTitle', { code: new URL(args.request.url).searchParams.get('code') ?? '' });

export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  const [code, password, passwordConfirmation] = ['code', 'password', 'passwordConfirmation'].map((name) =>
    String(form.get(name) ?? ''),
  );
  try {
    const tokens = await scope.api.post<LoginAnswer>('auth/reset-password', { code, password, passwordConfirmation });
    const cookie = keepSession(newSession(tokens, false), scope.config);
    return redirect('/my-profile?password=changed', { headers: { 'Set-Cookie': cookie } });
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function ResetPasswordPage() {
  const t = useT();
  const { token, code } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <main id="content" className="page py-10">
      <Form data-unkept method="post" className="panel mx-auto grid max-w-sm gap-4 p-6">
        <h1 className="text-xl">{t('auth.resetTitle')}</h1>
        <CsrfField token={token} />
        <input type="hidden" name="code" value={code} />
        <GeneralErrors messages={errors?._general} />
        {errors?.code === undefined ? null : (
          <Alert kind="error">
            <p>{errors.code.join(' ')}</p>
            <Link to="/forgot-password" className="link">
              {t('auth.resetAgain')}
            </Link>
          </Alert>
        )}
        <NewPasswordInputs errors={errors} />
        <SubmitButton size="lg" isBusy={isSending}>
          {t('auth.resetSubmit')}
        </SubmitButton>
      </Form>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
