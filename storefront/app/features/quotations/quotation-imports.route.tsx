import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Field } from '../../components/ui/Field';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/quotations';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { currencyOf, requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { ImportReport } from './components/ImportReport';
import { importIntents } from './quotations.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { locale } = storeScope(args);
  const draft = new URL(args.request.url).searchParams.get('quotation_id') ?? '';
  return {
    title: `${translateFor(locale)('quotations.importTitle')} | Mayorista`,
    draft: /^\d{1,9}$/.test(draft) ? Number(draft) : null,
    currency: await currencyOf(args),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(importIntents, args);

/** Models and quantities of a calculator, as a file or typed, become a quotation; every row that is not quoted is told. */
export default function QuotationImportsPage() {
  const t = useT();
  const { draft, currency } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().state === 'submitting';
  const errors = answer?.ok === false ? answer.errors : {};
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs
        crumbs={[{ name: t('quotations.title'), to: '/quotations' }, { name: t('quotations.importTitle') }]}
      />
      <h1 className="mb-3 text-2xl">{t('quotations.importTitle')}</h1>
      <GeneralErrors messages={errors._general} />
      {answer?.ok === true ? <ImportReport {...answer} /> : null}
      <Form method="post" encType="multipart/form-data" className="panel mt-3 grid max-w-2xl gap-4 p-4">
        <CsrfField />
        <input type="hidden" name="intent" value="import" />
        <p className="text-muted">{t('quotations.importText')}</p>
        <Field label={t('quotations.importFile')} hint={t('quotations.importHint')} errors={errors.file}>
          <input type="file" name="file" accept=".csv,.xlsx" className="h-auto py-2" />
        </Field>
        <Field label={t('quotations.importTyped')} hint={t('quotations.importTypedHint')}>
          <textarea name="typed" rows={5} maxLength={40_000} />
        </Field>
        {draft === null ? (
          <Field label={t('quotations.currency')} errors={errors.currency}>
            <select name="currency" defaultValue={currency}>
              <option>USD</option>
              <option>MXN</option>
            </select>
          </Field>
        ) : (
          <input type="hidden" name="quotation_id" value={draft} />
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton isBusy={isSending}>
            {t(draft === null ? 'quotations.importCreate' : 'quotations.importAdd')}
          </SubmitButton>
          <button type="submit" name="only_check" value="1" className="btn btn-secondary" disabled={isSending}>
            {t('quotations.importCheck')}
          </button>
          {draft === null ? null : (
            <Link to={`/quotations/${draft}`} className="btn btn-plain">
              {t('quotations.back')}
            </Link>
          )}
        </div>
      </Form>
    </main>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
