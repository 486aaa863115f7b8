import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { Field } from '../../components/ui/Field';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { companyApi } from './company.api.server';
import { certificateView, changeView, proposedValues } from './certificate.view';
import { fiscalIntents } from './company.intents.server';
import { fiscalValues, type FiscalValues } from './company.view';
import { Certificate } from './components/Certificate';
import { Changes } from './components/Changes';
import { CompanyFrame, useCompanyRight } from './components/CompanyFrame';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const { companyRights = [] } = await requirePerson(args);
  const { api, locale } = storeScope(args);
  const [fiscal, listed, uses, certificate, changes] = await orBoundary(
    Promise.all([
      companyApi.fiscal(api),
      companyApi.taxRegimes(api),
      companyApi.cfdiUses(api),
      companyApi.certificate(api),
      companyRights.includes('company-changes.read') ? companyApi.changes(api) : [],
    ]),
    args,
  );
  const regimes = listed.map(({ id, code, name }) => ({ id, text: `${code} · ${name}` }));
  return {
    title: `${translateFor(locale)('company.fiscalData')} | Mayorista`,
    // What a certificate says is proposed until it is saved.
    values:
      certificate.differences.length === 0 && fiscal !== null
        ? fiscalValues(fiscal)
        : proposedValues(fiscalValues(fiscal), certificate),
    rfcWarning: fiscal?.rfc_warning ?? null,
    waits: changes.some(({ state }) => state === 'pending'),
    isProposed: certificate.proposal !== null && (certificate.differences.length > 0 || fiscal === null),
    certificate: certificateView(certificate, regimes),
    changes: changes.map(changeView),
    regimes,
    uses: uses.map(({ id, code, name }) => ({ id, text: `${code} · ${name}` })),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(fiscalIntents, args);

/** What the tax authority knows the company by: its invoices write it. */
export default function CompanyFiscalDataPage() {
  const t = useT();
  const { values, rfcWarning, waits, isProposed, certificate, changes, regimes, uses } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const last = answer === undefined || 'ok' in answer ? answer : undefined;
  const errors = last?.ok === false ? last.errors : {};
  const isBusy = useNavigation().formData?.get('intent') === 'save-fiscal';
  const mayWrite = useCompanyRight('company-fiscal-datas.write');
  const input = (name: keyof FiscalValues, more: React.InputHTMLAttributes<HTMLInputElement>, className = '') => (
    <Field id={name} label={t(`company.field_${name}`)} errors={errors[name]} className={className}>
      {(aria) => <input {...aria} name={name} defaultValue={values[name]} className="field" {...more} />}
    </Field>
  );
  const select = (name: 'tax_regime_id' | 'cfdi_use_id', options: typeof regimes) => (
    <Field id={name} label={t(`company.field_${name}`)} errors={errors[name]} className="sm:col-span-2">
      {(aria) => (
        <select {...aria} name={name} defaultValue={values[name]} className="field">
          <option value="">{t('company.choose')}</option>
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <CompanyFrame title={t('company.fiscalData')} answer={last}>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Form method="post" key={JSON.stringify(values)} className="panel p-4" noValidate>
          <CsrfField />
          <input type="hidden" name="intent" value="save-fiscal" />
          <p className="mb-4 text-muted">{t('company.fiscalText')}</p>
          {waits ? (
            <div className="mb-4">
              <Alert kind="warning">{t('company.fiscalWaits')}</Alert>
            </div>
          ) : null}
          {rfcWarning === null ? null : (
            <div className="mb-4">
              <Alert kind="warning">{rfcWarning}</Alert>
            </div>
          )}
          {isProposed && !waits ? (
            <div className="mb-4">
              <Alert kind="info">{t('company.proposed')}</Alert>
            </div>
          ) : null}
          <fieldset disabled={!mayWrite} className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">{t('company.fiscalData')}</legend>
            {input('business_name', { maxLength: 254, autoComplete: 'organization' }, 'sm:col-span-2')}
            {input('rfc', { maxLength: 13, autoCapitalize: 'characters' })}
            {input('zip_code', { maxLength: 5, inputMode: 'numeric' })}
            {select('tax_regime_id', regimes)}
            {select('cfdi_use_id', uses)}
            {input('fiscal_address', { maxLength: 500 }, 'sm:col-span-2')}
            {mayWrite ? (
              <SubmitButton className="justify-self-end sm:col-span-2" isBusy={isBusy}>
                {t('company.save')}
              </SubmitButton>
            ) : null}
          </fieldset>
        </Form>
        <div className="grid gap-4">
          <Certificate view={certificate} errors={errors} mayWrite={mayWrite} />
          <Changes changes={changes} />
        </div>
      </div>
    </CompanyFrame>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
