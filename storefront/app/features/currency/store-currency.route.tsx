import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { localPath } from '../../session/local-path';
import { storeScope } from '../../session/scope.server';
import { chooseCurrency } from './choose-currency.server';
import { CurrencyForm } from './components/CurrencyForm';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const { token, setCookie } = scope.csrf();
  const redirectTo = localPath(new URL(args.request.url).searchParams.get('redirectTo'));
  const view = { title: translateFor(scope.locale)('currency.pageTitle'), token, redirectTo };
  return data(view, setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } });
}

export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const refused = refusedCsrf(await args.request.formData(), scope);
  if (refused) return refused;
  const { searchParams } = new URL(args.request.url);
  const chosen = await chooseCurrency(searchParams.get('to'), args).catch((error: unknown) =>
    refusalOf(error, { args, t: translateFor(scope.locale) }),
  );
  if (chosen !== null && typeof chosen !== 'string') return chosen;
  const headers: HeadersInit = chosen === null ? {} : { 'Set-Cookie': chosen };
  return redirect(localPath(searchParams.get('redirectTo')), { headers });
}

export default function StoreCurrencyPage() {
  const t = useT();
  const { token, redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useRefusalToast(answer);
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto max-w-md p-6">
        <h1 className="mb-1 text-xl">{t('currency.title')}</h1>
        <p className="mb-4 text-muted">{t('currency.text')}</p>
        <GeneralErrors messages={answer?.errors._general} />
        <CurrencyForm token={token} redirectTo={redirectTo} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
