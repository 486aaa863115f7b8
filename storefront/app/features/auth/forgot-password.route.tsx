import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../api/errors';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { SubmitButton } from '../../components/ui/SubmitButton';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { LabelledInput } from '../../components/ui/LabelledInput';
import { formPage } from './form-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export const loader = (args: LoaderFunctionArgs) => formPage(args, 'auth.forgotPageTitle', {});

/** Asks for the mail; says the same whether there is such an account or not. */
export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  try {
    await scope.api.post('auth/forgot-password', { email: String(form.get('email') ?? '').trim() });
    const errors: FieldErrors = {};
    return { ok: true as const, errors };
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function ForgotPasswordPage() {
  const t = useT();
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = answer?.errors.email;
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto grid max-w-sm gap-4 p-6">
        <h1 className="text-xl">{t('auth.forgotTitle')}</h1>
        {answer?.ok ? (
          <Alert kind="success">{t('auth.forgotSent')}</Alert>
        ) : (
          <Form data-unkept method="post" className="grid gap-4">
            <p className="text-muted">{t('auth.forgotText')}</p>
            <CsrfField token={token} />
            <GeneralErrors messages={answer?.errors._general} />
            <LabelledInput
              label={t('auth.email')}
              errors={errors}
              errorId="email-error"
              input={{
                id: 'email',
                name: 'email',
                type: 'email',
                required: true,
                maxLength: 254,
                autoComplete: 'username',
                'aria-invalid': errors !== undefined || undefined,
                'aria-describedby': errors === undefined ? undefined : 'email-error',
              }}
            />
            <SubmitButton size="lg" isBusy={isSending}>
              {t('auth.forgotSubmit')}
            </SubmitButton>
          </Form>
        )}
        <Link to="/login" className="link justify-self-start">
          {t('auth.backToLogin')}
        </Link>
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
