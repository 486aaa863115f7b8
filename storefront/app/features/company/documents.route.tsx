import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { companyDocumentTypes } from '@mayorista/config/constants';
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
import { documentIntents } from './company.intents.server';
import { CompanyFrame } from './components/CompanyFrame';
import { DocumentCards } from './components/DocumentCards';
import { documentView } from './document.view';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const documents = await orBoundary(companyApi.documents(api), args);
  return { title: `${translateFor(locale)('company.documents')} | Mayorista`, documents: documents.map(documentView) };
}

export const action = (args: ActionFunctionArgs) => runIntent(documentIntents, args);

/** The papers of a company: which are authorised, until when, which are missing. */
export default function CompanyDocumentsPage() {
  const t = useT();
  const { documents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const last = answer === undefined || 'ok' in answer ? answer : undefined;
  const errors = last?.ok === false ? last.errors : {};
  const isBusy = useNavigation().formData?.get('intent') === 'upload-document';
  return (
    <CompanyFrame title={t('company.documents')} answer={last}>
      <p className="text-muted">{t('company.documentsText')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <DocumentCards documents={documents} />
        <Form method="post" encType="multipart/form-data" className="panel grid gap-3 p-4" key={documents.length}>
          <CsrfField />
          <input type="hidden" name="intent" value="upload-document" />
          <h2 className="text-lg">{t('company.uploadDocument')}</h2>
          <Field label={t('company.documentType')} errors={errors.type}>
            <select name="type">
              {companyDocumentTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`company.document_${type}`)}
                </option>
              ))}
            </select>
          </Field>
          <Field
            label={t('company.documentFile')}
            hint={t('company.documentHint')}
            errors={errors.document ?? errors.file}
          >
            <input type="file" name="document" accept=".pdf,.png,.jpg,.jpeg,.webp" className="h-auto py-2" />
          </Field>
          <SubmitButton className="justify-self-start" isBusy={isBusy}>
            {t('company.send')}
          </SubmitButton>
        </Form>
      </div>
    </CompanyFrame>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
