import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { LabelledInput } from '../../components/ui/LabelledInput';
import { SubmitButton } from '../../components/ui/SubmitButton';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import type { FieldErrors } from '../../api/errors';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { PasswordInput } from './components/PasswordInput';
import { formPage } from './form-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await requirePerson(args);
  return formPage(args, 'auth.emailPageTitle', { email });
}

/** Asks for another address of one's own: it changes once the link that is mailed to it is opened. */
export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  const wanted = {
    email: String(form.get('email') ?? '').trim(),
    current_password: String(form.get('password') ?? ''),
  };
  try {
    await scope.api.post('email-changes', wanted);
    const errors: FieldErrors = {};
    return { ok: true as const, email: wanted.email, errors };
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function ChangeEmailPage() {
  const t = useT();
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = answer?.errors;
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto grid max-w-sm gap-4 p-6">
        <div>
          <h1 className="mb-1 text-xl">{t('auth.emailTitle')}</h1>
          <p className="text-muted">{t('auth.emailText', { email })}</p>
        </div>
        {answer?.ok ? (
          <Alert kind="success">{t('auth.emailSent', { email: answer.email })}</Alert>
        ) : (
          <Form method="post" className="grid gap-4">
            <CsrfField token={token} />
            <GeneralErrors messages={errors?._general} />
            <LabelledInput
              label={t('auth.newEmail')}
              errors={errors?.email}
              errorId="email-error"
              input={{
                id: 'email',
                name: 'email',
                type: 'email',
                required: true,
                maxLength: 254,
                autoComplete: 'email',
                'aria-invalid': errors?.email !== undefined || undefined,
                'aria-describedby': errors?.email === undefined ? undefined : 'email-error',
              }}
            />
            <PasswordInput
              name="password"
              label={t('auth.currentPassword')}
              autoComplete="current-password"
              errors={errors?.current_password}
            />
            <SubmitButton size="lg" isBusy={isSending}>
              {t('auth.emailSubmit')}
            </SubmitButton>
          </Form>
        )}
        <Link to="/my-profile" className="link justify-self-start">
          {t('auth.backToProfile')}
        </Link>
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
