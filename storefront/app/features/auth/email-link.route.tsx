import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { DataOf } from '../../api/answers';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { SubmitButton } from '../../components/ui/SubmitButton';
import '../../i18n/late/auth';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import type { FieldErrors } from '../../api/errors';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { formPage } from './form-page.server';

type Used = DataOf<'POST /email-change-confirmations'>;

const callOf = { confirm: 'email-change-confirmations', keep: 'email-change-reversals' } as const;
const kindOf = (request: Request): keyof typeof callOf =>
  new URL(request.url).pathname.startsWith('/keep-email') ? 'keep' : 'confirm';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

/** The page that the link of a mail opens. What it carries is told to no other site; with 'no-referrer' a form sent without scripts named no origin. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const loader = (args: LoaderFunctionArgs) => {
  const kind = kindOf(args.request);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  return formPage(args, kind === 'keep' ? 'auth.keepEmailPageTitle' : 'auth.confirmEmailPageTitle', {
    kind,
    link: token,
  });
};

/** Uses the link: a form and no mere reading, because programs open the links of mails too. */
export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  try {
    const call = callOf[kindOf(args.request)];
    const { data } = await scope.api.post<{ data: Used }>(call, { token: String(form.get('link') ?? '') });
    const errors: FieldErrors = {};
    return { ok: true as const, email: data.email, errors };
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function EmailLinkPage() {
  const t = useT();
  const { token, link, kind } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = answer?.errors;
  const isKept = kind === 'keep';
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto grid max-w-sm gap-4 p-6">
        <h1 className="text-xl">{t(isKept ? 'auth.keepEmailTitle' : 'auth.confirmEmailTitle')}</h1>
        {answer?.ok ? (
          <Alert kind="success">
            {t(isKept ? 'auth.keepEmailDone' : 'auth.confirmEmailDone', { email: answer.email })}
          </Alert>
        ) : (
          <Form method="post" className="grid gap-4">
            <p className="text-muted">{t(isKept ? 'auth.keepEmailText' : 'auth.confirmEmailText')}</p>
            <CsrfField token={token} />
            <input type="hidden" name="link" value={link} />
            <GeneralErrors messages={errors?._general} />
            {errors?.token === undefined ? null : <Alert kind="error">{errors.token.join(' ')}</Alert>}
            <SubmitButton size="lg" isBusy={isSending}>
              {t(isKept ? 'auth.keepEmailSubmit' : 'auth.confirmEmailSubmit')}
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
