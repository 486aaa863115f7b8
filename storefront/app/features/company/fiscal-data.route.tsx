import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
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
import { fiscalIntents } from './company.intents.server';
import { fiscalValues, type FiscalValues } from './company.view';
import { CompanyLogo } from './components/CompanyLogo';
import { CompanyFrame, useCompanyRight } from './components/CompanyFrame';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const [fiscal, regimes, uses, logoId] = await orBoundary(
    Promise.all([companyApi.fiscal(api), companyApi.taxRegimes(api), companyApi.cfdiUses(api), companyApi.logo(api)]),
    args,
  );
  return {
    title: `${translateFor(locale)('company.fiscalData')} | Mayorista`,
    values: fiscalValues(fiscal),
    logoId,
    regimes: regimes.map(({ id, code, name }) => ({ id, text: `${code} · ${name}` })),
    uses: uses.map(({ id, code, name }) => ({ id, text: `${code} · ${name}` })),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(fiscalIntents, args);

/** What the tax authority knows the company by: its invoices write it. */
export default function CompanyFiscalDataPage() {
  const t = useT();
  const { values, logoId, regimes, uses } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const last = answer === undefined || 'ok' in answer ? answer : undefined;
  const errors = last?.ok === false ? last.errors : {};
  const isBusy = useNavigation().formMethod === 'POST';
  const mayWrite = useCompanyRight('company-fiscal-datas.write');
  const mayWriteLogo = useCompanyRight('company-logos.write');
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
      <CompanyLogo fileId={logoId} errors={errors} mayWrite={mayWriteLogo} />
      <Form method="post" className="panel max-w-3xl p-4" noValidate>
        <CsrfField />
        <input type="hidden" name="intent" value="save-fiscal" />
        <p className="mb-4 text-muted">{t('company.fiscalText')}</p>
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
    </CompanyFrame>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
