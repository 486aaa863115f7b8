import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useParams } from '@remix-run/react';
import type { BlockAnswer } from '../../api/campaign-answers';
import { ApiError, type FieldErrors } from '../../api/errors';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { FormFields } from './components/FormFields';
import { findLanding, sendAnswers } from './landing.api.server';
import { formView, type FormView } from './landing.view';

export const meta: MetaFunction = () => pageMeta({ title: undefined, isPrivate: true });

/** What a form that was sent gets back; `again` is the form itself, for the page without JavaScript. */
export interface FormAnswer {
  readonly ok: boolean;
  readonly message?: string | null;
  readonly errors?: FieldErrors;
  readonly again?: {
    readonly slug: string;
    readonly token: string;
    readonly form: Omit<FormView, 'anchor'>;
    readonly values: Readonly<Record<string, string>>;
  };
}

/** Whoever comes by the form's address is led to its landing, as long as that has a form. */
export async function loader(args: LoaderFunctionArgs) {
  await formOf(args);
  return null;
}

/**
 * Sends the answers. Landings are kept whole and carry no form token, so a document's form (no JavaScript) comes without
 * one: its page shows what was written and asks to confirm, with a token.
 */
export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const slug = args.params.slug ?? '';
  const form = await args.request.formData();
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith('answers.') ? [[name, String(value)]] : [])),
  );
  const isDocument = (args.request.headers.get('Accept') ?? '').includes('text/html');
  const again = async (errors: FieldErrors, status: number) => {
    const { token, setCookie } = scope.csrf();
    const answer = isDocument ? { again: { slug, token, values, form: await formOf(args) } } : {};
    const headers = setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } };
    return data<FormAnswer>({ ok: false, errors, ...answer }, { status, ...headers });
  };
  const refused = refusedCsrf(form, scope);
  if (refused !== null) return again(isDocument ? {} : refused.data.errors, isDocument ? 200 : 419);
  try {
    const answers = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name.slice('answers.'.length), value]),
    );
    return data<FormAnswer>({ ok: true, message: await sendAnswers(scope, slug, answers) });
  } catch (error) {
    // It ended, or was switched off, while somebody wrote.
    if (error instanceof ApiError && error.status === 404)
      return again({ _general: [translateFor(scope.locale)('landing.formGone')] }, 404);
    const { data: refusal, init } = refusalOf(error, { args, t: translateFor(scope.locale) });
    return again(refusal.errors, init?.status ?? 422);
  }
}

async function formOf(args: LoaderFunctionArgs): Promise<Omit<FormView, 'anchor'>> {
  const question = { slug: args.params.slug ?? '', preview: null, currency: 'USD', hasPrices: false };
  const { blocks } = await orBoundary(findLanding(storeScope(args), question), args);
  const form = blocks.find((block): block is Extract<BlockAnswer, { kind: 'form' }> => block.kind === 'form');
  if (form === undefined) throw new Response(null, { status: 404 });
  return formView(form);
}

export default function LandingFormPage() {
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="page py-8">
      <div className="panel mx-auto max-w-2xl p-5 lg:p-8">
        {answer?.again === undefined ? (
          <Sent message={answer?.ok === true ? (answer.message ?? null) : undefined} />
        ) : (
          <Again again={answer.again} errors={answer.errors ?? {}} />
        )}
      </div>
    </main>
  );
}

/** Without a message nothing was sent: somebody came by the form's address, and is led to its page. */
function Sent({ message }: { readonly message: string | null | undefined }) {
  const t = useT();
  const { slug = '' } = useParams();
  return (
    <>
      <h1 className="mb-3 text-xl">{t(message === undefined ? 'landing.notSent' : 'landing.thanksTitle')}</h1>
      {message === undefined ? null : <Alert kind="success">{message ?? t('landing.thanks')}</Alert>}
      <p className="mt-4">
        <Link to={`/${slug}`} className="btn btn-secondary">
          {t('landing.back')}
        </Link>
      </p>
    </>
  );
}

interface AgainProps {
  readonly again: NonNullable<FormAnswer['again']>;
  readonly errors: FieldErrors;
}

function Again({ again: { slug, token, form, values }, errors }: AgainProps) {
  const t = useT();
  return (
    <>
      <h1 className="text-xl">{form.title}</h1>
      <p className="mt-1 text-muted">{t('landing.confirm')}</p>
      <Form method="post" action={`/landing-forms/${slug}`} className="mt-4 grid gap-4">
        <input type="hidden" name="csrf" value={token} />
        <GeneralErrors messages={errors._general} />
        <FormFields fields={form.fields} errors={errors} values={values} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="btn btn-primary btn-lg">
            {form.buttonText ?? t('landing.send')}
          </button>
          <Link to={`/${slug}`} className="btn btn-secondary btn-lg">
            {t('landing.back')}
          </Link>
        </div>
      </Form>
    </>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
