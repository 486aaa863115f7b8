import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ApiError } from '../../api/errors';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { CSRF_FIELD, isCsrfValid } from '../../session/csrf.server';
import { localPath } from '../../session/local-path';
import { findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { LoginForm } from './components/LoginForm';
import { logIn } from './log-in.server';
import { loginMessages } from './login.messages';
import { loginSchema } from './login.schema';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const { searchParams } = new URL(args.request.url);
  const redirectTo = localPath(searchParams.get('redirectTo'));
  if ((await findPerson(args)) !== null) throw redirect(redirectTo);
  const { token, setCookie } = scope.csrf();
  const view = {
    title: translateFor(scope.locale)('auth.pageTitle'),
    token,
    redirectTo,
    isExpired: searchParams.has('expired'),
  };
  return data(view, setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } });
}

export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const t = translateFor(scope.locale);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema: loginSchema(t) });
  const isTokenValid = isCsrfValid(scope.cookies, form.get(CSRF_FIELD), scope.config);
  if (!isTokenValid)
    return data(submission.reply({ formErrors: [t('errors.sessionExpired')], hideFields: ['password'] }), {
      status: 419,
    });
  if (submission.status !== 'success') return data(submission.reply({ hideFields: ['password'] }), { status: 422 });
  const { redirectTo, remember, ...credentials } = submission.value;
  try {
    const cookies = await logIn({ ...credentials, remember: remember === 'on' }, scope);
    return redirect(localPath(redirectTo), {
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data(submission.reply({ formErrors: loginMessages(error, t), hideFields: ['password'] }), {
      status: error.status || 503,
    });
  }
}

export default function LoginPage() {
  const t = useT();
  const lastResult = useActionData<typeof action>();
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto max-w-sm p-6">
        <h1 className="mb-1 text-xl">{t('auth.title')}</h1>
        <p className="mb-4 text-muted">{t('auth.text')}</p>
        <LoginForm {...useLoaderData<typeof loader>()} lastResult={lastResult} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
