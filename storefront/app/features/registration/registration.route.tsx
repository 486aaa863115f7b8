import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { ApiError } from '../../api/errors';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/registration';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { refusalOf, refusedCsrf } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { cookieNames, readCookie } from '../../session/cookies';
import { storeScope, type StoreScope } from '../../session/scope.server';
import { Captcha } from './components/Captcha';
import { StepFields } from './components/StepFields';
import { Steps } from './components/Steps';
import { forgetRegistration, keepRegistration } from './registration-cookie.server';
import { registrationApi, type DraftAnswer } from './registration.api.server';
import { stepAfter, stepOf } from './registration.steps';
import { stepBody, stepFiles } from './step-body.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta({ title: page?.title });
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const mailed = params.get('token');
  // The address that a mail carries is in nobody's history of pages for long.
  if (mailed !== null)
    throw redirect('/distributor-registries', { headers: { 'Set-Cookie': keepRegistration(mailed, scope.config) } });
  const { token, setCookie } = scope.csrf();
  const { draft, isOver } = await findDraft(scope);
  const asked = Promise.all([
    registrationApi.questions(scope.api),
    registrationApi.regimes(scope.api),
    registrationApi.uses(scope.api),
  ]);
  const [questions, regimes, uses] = await orBoundary(asked, args);
  const view = {
    title: `${translateFor(scope.locale)('registration.title')} | Mayorista`,
    token,
    draft,
    isOver,
    isSent: params.get('sent') === '1',
    step: draft === null ? ('registry' as const) : stepOf(params.get('step')),
    questions,
    regimes,
    uses,
  };
  return data(view, setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } });
}

/** What was typed before in this browser, or under the link of a mail. */
async function findDraft({ api, cookies }: StoreScope): Promise<{ draft: DraftAnswer | null; isOver: boolean }> {
  const token = readCookie(cookies, cookieNames.registration);
  if (token === null) return { draft: null, isOver: false };
  try {
    return { draft: await registrationApi.open(api, token), isOver: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { draft: null, isOver: true };
    throw error;
  }
}

export async function action(args: ActionFunctionArgs) {
  const scope = storeScope(args);
  const form = await args.request.formData();
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  const step = stepOf(String(form.get('step')));
  const known = form.get('is_begun') === 'true' ? readCookie(scope.cookies, cookieNames.registration) : null;
  const isSending = form.get('intent') === 'send';
  try {
    const files = known === null ? null : stepFiles(form, known);
    if (files !== null) await registrationApi.upload(scope.api, files);
    const { token } = await registrationApi.save(scope.api, {
      ...stepBody(step, form),
      ...(known === null ? { captcha: String(form.get('captcha') ?? '') } : { token: known }),
      ...(isSending ? { submit: true } : {}),
    });
    if (isSending)
      return redirect('/distributor-registries?sent=1', {
        headers: { 'Set-Cookie': forgetRegistration(scope.config) },
      });
    const next = stepAfter(step) ?? step;
    return redirect(`/distributor-registries?step=${next}`, {
      headers: { 'Set-Cookie': keepRegistration(token ?? '', scope.config) },
    });
  } catch (error) {
    return refusalOf(error, { args, t: translateFor(scope.locale) });
  }
}

export default function RegistrationPage() {
  const t = useT();
  const { token, draft, isOver, isSent, step, questions, regimes, uses } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = answer?.errors ?? {};
  const [isSolved, setSolved] = useState(false);
  if (isSent) return <Sent />;
  const missing = draft?.missing ?? [];
  const isLast = stepAfter(step) === null;
  const attempt = errors.captcha === undefined ? 'first' : JSON.stringify(answer);
  return (
    <main id="content" className="page max-w-4xl py-6">
      <h1 className="text-2xl">{t('registration.title')}</h1>
      <p className="mb-4 text-muted">{t('registration.lead')}</p>
      {isOver ? <Alert kind="warning">{t('registration.linkOver')}</Alert> : null}
      <Steps current={step} missing={missing} isBegun={draft !== null} />
      <Form key={step} method="post" encType="multipart/form-data" className="panel grid gap-6 p-4 sm:p-6">
        <CsrfField token={token} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="is_begun" value={String(draft !== null)} />
        <GeneralErrors messages={errors._general} />
        <GeneralErrors messages={errors.token} />
        <StepFields step={step} draft={draft} errors={errors} questions={questions} regimes={regimes} uses={uses} />
        {draft === null ? <Captcha attempt={attempt} onSolved={setSolved} errors={errors.captcha} /> : null}
        {isLast ? <Missing missing={missing} /> : null}
        <Buttons isLast={isLast} canSave={draft !== null || isSolved} />
        <p className="text-sm text-muted">{t('registration.savedHint')}</p>
      </Form>
    </main>
  );
}

function Missing({ missing }: { readonly missing: readonly string[] }) {
  const t = useT();
  return missing.length === 0 ? null : <Alert kind="info">{t('registration.stillMissing')}</Alert>;
}

function Sent() {
  const t = useT();
  return (
    <main id="content" className="page py-10">
      <EmptyState icon={CircleCheck} heading="h1" title={t('registration.sentTitle')} text={t('registration.sentText')}>
        <Link to="/" className="btn btn-primary btn-md">
          {t('registration.home')}
        </Link>
      </EmptyState>
    </main>
  );
}

function Buttons({ isLast, canSave }: { readonly isLast: boolean; readonly canSave: boolean }) {
  const t = useT();
  const { formData, state } = useNavigation();
  const isSaving = state === 'submitting' && formData?.get('intent') !== 'send';
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton isBusy={isSaving} isDisabled={!canSave} variant={isLast ? 'secondary' : 'primary'}>
        {t(isLast ? 'registration.saveOnly' : 'registration.saveAndGoOn')}
      </SubmitButton>
      {isLast ? (
        <button type="submit" name="intent" value="send" className="btn btn-primary btn-md">
          {t('registration.send')}
        </button>
      ) : null}
    </div>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
