import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/quotations';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { ExternalFields } from './components/ExternalFields';
import { PdfLink } from './components/PdfLink';
import { externalView } from './external.view';
import { pdfAddress } from './quotation.view';
import { quotationApi } from './quotations.api.server';
import { externalIntents } from './quotations.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const asked = new URL(args.request.url).searchParams.get('quotation_id') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  const [own, general, quotation] = await orBoundary(
    Promise.all([
      quotationApi.external(api, id),
      id === null ? null : quotationApi.external(api, null),
      id === null ? null : quotationApi.show(api, id),
    ]),
    args,
  );
  return {
    title: `${translateFor(locale)('quotations.external')} | Mayorista`,
    external: externalView(own, general, quotation),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(externalIntents, args);

/** What a distributor shows its own customers: of all quotations, or of one. */
export default function ExternalDataPage() {
  const t = useT();
  const { external } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const errors = refused?.errors ?? {};
  const isSending = useNavigation().state === 'submitting';
  const { quotation } = external;
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs
        crumbs={[
          { name: t('quotations.title'), to: '/quotations' },
          ...(quotation === null ? [] : [{ name: quotation.folio, to: `/quotations/${quotation.id}` }]),
          { name: t('quotations.external') },
        ]}
      />
      <h1 className="text-2xl">{t('quotations.external')}</h1>
      <p className="mb-3 max-w-2xl text-muted">
        {quotation === null ? t('quotations.externalText') : t('quotations.externalOfOne', { folio: quotation.folio })}
      </p>
      {answer?.ok === true ? <Alert kind="success">{answer.notice}</Alert> : null}
      {refused === null ? null : <Alert kind="error">{t('quotations.externalFailed')}</Alert>}
      <GeneralErrors messages={errors._general} />
      <Form method="post" encType="multipart/form-data" className="panel mt-3 grid max-w-3xl gap-4 p-4">
        <CsrfField />
        <input type="hidden" name="intent" value="save" />
        {quotation === null ? null : <input type="hidden" name="quotation_id" value={quotation.id} />}
        <ExternalFields external={external} errors={errors} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton isBusy={isSending}>{t('quotations.save')}</SubmitButton>
          {quotation === null ? null : (
            <>
              <PdfLink href={pdfAddress(quotation.id, { external: true })}>{t('quotations.externalPdf')}</PdfLink>
              <Link to={`/quotations/${quotation.id}`} className="btn btn-plain">
                {t('quotations.back')}
              </Link>
            </>
          )}
        </div>
      </Form>
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
