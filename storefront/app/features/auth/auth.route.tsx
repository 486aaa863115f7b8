import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { GeneralErrors } from '../../components/ui/Alert';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { refusedCsrf } from '../../lib/forms/intents.server';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { logOut } from './log-out.server';
import { forgetSession } from '../../session/session.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

/** `/auth` is the login page's old name; `/auth?logout=true` asks before it ends the session. */
export function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const isLogout = new URL(args.request.url).searchParams.get('logout') === 'true';
  if (!isLogout || scope.session === null) throw redirect('/login');
  const { token, setCookie } = scope.csrf();
  const view = { title: translateFor(scope.locale)('auth.logoutPageTitle'), token };
  return data(view, setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } });
}

/** Ends the session, here and at the platform, whatever is the matter with it or with the platform (storefront document, section 4). */
export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const refused = refusedCsrf(await args.request.formData(), scope);
  if (refused) return refused;
  await logOut(scope);
  return redirect('/', { headers: { 'Set-Cookie': forgetSession(scope.config) } });
}

export default function LogoutPage() {
  const t = useT();
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useRefusalToast(answer);
  return (
    <main id="content" className="page py-10">
      <Form method="post" className="panel mx-auto grid max-w-sm gap-4 p-6">
        <h1 className="text-xl">{t('auth.logoutTitle')}</h1>
        <GeneralErrors messages={answer?.errors._general} />
        <CsrfField token={token} />
        <button type="submit" className="btn btn-primary btn-lg">
          {t('frame.logout')}
        </button>
      </Form>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
