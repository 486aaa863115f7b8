import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { UserRoundSearch } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { GeneralErrors } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { keepSession, newSession } from '../../session/session.server';
import { impersonationApi } from './impersonations.api.server';
import { forgetStaffSession, keepStaffSession, readStaffSession } from './staff-session.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

/** The people of the companies that one attends, to act in the name of. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const q = params.get('q')?.trim() ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const {
    data: buyers,
    meta: { pagination },
  } = await orBoundary(impersonationApi.buyers(api, q, page), args);
  return {
    title: `${translateFor(locale)('impersonation.title')} | Mayorista`,
    buyers,
    q,
    page,
    pageCount: pagination.pageCount,
  };
}

export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  const { api, config, cookies, session } = scope;
  try {
    if (form.get('intent') === 'end') {
      await impersonationApi.end(api);
      const kept = readStaffSession(cookies, config);
      const headers = new Headers([['Set-Cookie', forgetStaffSession(config)]]);
      // Without what to come back to, whoever acted logs in again.
      if (kept === null) return redirect('/login', { headers });
      headers.append('Set-Cookie', keepSession(kept.session, config));
      return redirect('/impersonations', { headers });
    }
    const opened = await impersonationApi.begin(
      api,
      Number(form.get('user_id')),
      String(form.get('reason') ?? '').trim(),
    );
    const headers = new Headers([['Set-Cookie', keepSession(newSession(opened, false), config)]]);
    if (session !== null) headers.append('Set-Cookie', keepStaffSession({ session, endsAt: opened.ends_at }, config));
    return redirect('/', { headers });
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function ImpersonationsPage() {
  const t = useT();
  const { buyers, q, page, pageCount } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? {};
  return (
    <main id="content" className="page py-4">
      <h1 className="text-2xl">{t('impersonation.title')}</h1>
      <p className="mb-4 text-muted">{t('impersonation.lead')}</p>
      <GeneralErrors messages={[...(errors._general ?? []), ...(errors.unauthorized_impersonation ?? [])]} />
      <Form method="get" className="mb-4 flex max-w-xl gap-2">
        <label htmlFor="q" className="sr-only">
          {t('impersonation.search')}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          placeholder={t('impersonation.search')}
          className="field"
        />
        <button type="submit" className="btn btn-secondary btn-md">
          {t('impersonation.find')}
        </button>
      </Form>
      {buyers.length === 0 ? (
        <EmptyState icon={UserRoundSearch} title={t('impersonation.noneTitle')} text={t('impersonation.noneText')} />
      ) : (
        <ul className="panel divide-y divide-line" aria-label={t('impersonation.title')}>
          {buyers.map((buyer) => (
            <li key={buyer.id}>
              <Form method="post" className="flex flex-wrap items-center gap-3 p-4">
                <CsrfField />
                <input type="hidden" name="user_id" value={buyer.id} />
                <div className="min-w-48 flex-1">
                  <p className="font-medium">{buyer.name}</p>
                  <p className="text-sm text-muted">
                    {buyer.company.business_name} · {buyer.email}
                  </p>
                </div>
                <label className="sr-only" htmlFor={`reason-${buyer.id}`}>
                  {t('impersonation.reason')}
                </label>
                <input
                  id={`reason-${buyer.id}`}
                  name="reason"
                  maxLength={300}
                  placeholder={t('impersonation.reason')}
                  className="field max-w-xs"
                />
                <button type="submit" name="intent" value="begin" className="btn btn-primary btn-md">
                  {t('impersonation.begin')}
                  <span className="sr-only"> {buyer.name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        urlOf={(number) => `/impersonations?${new URLSearchParams({ q, page: String(number) })}`}
      />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
