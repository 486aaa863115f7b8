import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { GeneralErrors } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/registration';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent, type Intents } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { formPage } from '../auth/index.server';
import { Captcha } from './components/Captcha';
import { Field } from './components/Field';
import { registrationApi } from './registration.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title });
export const loader = (args: LoaderFunctionArgs) => formPage(args, 'registration.contactPageTitle', {});

const intents: Intents<{ readonly ok: true }> = {
  async contact({ form, scope: { api } }) {
    const names = ['name', 'email', 'telephone', 'company', 'message'];
    const registry = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').trim() || null]));
    await registrationApi.contact(api, { registry, captcha: String(form.get('captcha') ?? '') });
    return { ok: true };
  },
};
export const action = (args: ActionFunctionArgs) => runIntent(intents, args);

export default function ContactUsPage() {
  const t = useT();
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<{ ok: boolean; errors?: Record<string, string[]> }>();
  const errors = answer?.errors ?? {};
  const isSending = useNavigation().formMethod === 'POST';
  const [isSolved, setSolved] = useState(false);
  if (answer?.ok === true)
    return (
      <main id="content" className="page py-10">
        <EmptyState
          icon={CircleCheck}
          heading="h1"
          title={t('registration.contactSent')}
          text={t('registration.contactSentText')}
        >
          <Link to="/" className="btn btn-primary btn-md">
            {t('registration.home')}
          </Link>
        </EmptyState>
      </main>
    );
  return (
    <main id="content" className="page max-w-2xl py-6">
      <h1 className="text-2xl">{t('registration.contactTitle')}</h1>
      <p className="mb-4 text-muted">{t('registration.contactLead')}</p>
      <Form method="post" className="panel grid gap-4 p-4 sm:p-6">
        <CsrfField token={token} />
        <input type="hidden" name="intent" value="contact" />
        <GeneralErrors messages={errors._general} />
        <Field
          name="name"
          label={t('registration.name')}
          errors={errors}
          input={{ required: true, autoComplete: 'name' }}
        />
        <Field
          name="email"
          label={t('registration.email')}
          errors={errors}
          input={{ type: 'email', required: true, autoComplete: 'email' }}
        />
        <Field
          name="telephone"
          label={t('registration.telephone')}
          errors={errors}
          input={{ type: 'tel', autoComplete: 'tel' }}
        />
        <Field
          name="company"
          label={t('registration.company')}
          errors={errors}
          input={{ autoComplete: 'organization' }}
        />
        <div>
          <label htmlFor="message" className="mb-1 block font-medium">
            {t('registration.message')}
          </label>
          <textarea id="message" name="message" rows={5} required minLength={5} maxLength={5000} className="field" />
          {errors.message === undefined ? null : <p className="mt-1 text-sm text-bad">{errors.message.join(' ')}</p>}
        </div>
        <Captcha attempt={JSON.stringify(answer ?? 'first')} onSolved={setSolved} errors={errors.captcha} />
        <SubmitButton isBusy={isSending} isDisabled={!isSolved} className="justify-self-start">
          {t('registration.contactSend')}
        </SubmitButton>
      </Form>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
