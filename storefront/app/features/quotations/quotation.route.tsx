import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { Store } from 'lucide-react';
import type { FieldErrors } from '../../api/errors';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Disclosed } from '../../components/ui/Disclosed';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/quotations';
import { CsrfField } from '../../lib/forms/CsrfField';
import { messagesOf } from '../../lib/forms/messages-of';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { DraftForm } from './components/DraftForm';
import { MailForm } from './components/MailForm';
import { NextSteps } from './components/NextSteps';
import { PdfLink } from './components/PdfLink';
import { QuotationSummary } from './components/QuotationSummary';
import { QuotedLines } from './components/QuotedLines';
import { StatusBadge } from './components/StatusBadge';
import { Versions } from './components/Versions';
import { pdfAddress, quotationView, type QuotationView } from './quotation.view';
import { quotationApi } from './quotations.api.server';
import { quotationIntents } from './quotations.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `${data.quotation.folio} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { searchParams } = new URL(args.request.url);
  const answer = await orBoundary(quotationApi.show(storeScope(args).api, pathId(args.params.id)), args);
  return {
    quotation: quotationView(answer),
    isBuyer: person.hasCart === true,
    hasFailed: searchParams.has('failed'),
    hasLeftOut: searchParams.has('left'),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(quotationIntents, args);

export default function QuotationPage() {
  const t = useT();
  const { quotation, isBuyer, hasFailed, hasLeftOut } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const errors = refused?.errors ?? {};
  const { folio, isEditable } = quotation;
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={[{ name: t('quotations.title'), to: '/quotations' }, { name: folio }]} />
      {hasFailed ? <Alert kind="error">{t('quotations.pdfFailed')}</Alert> : null}
      {hasLeftOut ? <Alert kind="warning">{t('quotations.leftOut')}</Alert> : null}
      {answer?.ok === true ? <Alert kind="success">{answer.notice}</Alert> : null}
      <GeneralErrors messages={messagesOf(errors, '_general', 'status', 'lines')} />
      <Heading quotation={quotation} isBuyer={isBuyer} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4 max-lg:order-1">
          <Content quotation={quotation} errors={errors} />
          <Versions quotation={quotation} />
          {isEditable ? <RemoveForm /> : null}
        </div>
        <div className="grid gap-4 max-lg:contents">
          <NextSteps quotation={quotation} errors={errors} />
          <div className="max-lg:order-2">
            <QuotationSummary quotation={quotation} />
          </div>
        </div>
      </div>
    </main>
  );
}

interface PartProps {
  readonly quotation: QuotationView;
  readonly errors: FieldErrors;
}

function Content({ quotation, errors }: PartProps) {
  const t = useT();
  if (quotation.isEditable) return <DraftForm quotation={quotation} errors={errors} />;
  return (
    <>
      <section aria-label={t('cart.lines')} className="panel">
        <QuotedLines lines={quotation.lines} />
      </section>
      {quotation.status === 'borrador' ? null : <MailForm address={quotation.contactEmail} errors={errors} />}
    </>
  );
}

function Heading({ quotation, isBuyer }: { readonly quotation: QuotationView; readonly isBuyer: boolean }) {
  const t = useT();
  const { id, folio, version } = quotation;
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-2xl">{t('quotations.quotation', { folio })}</h1>
      <StatusBadge quotation={quotation} />
      {version > 1 ? <p className="text-muted">{t('quotations.versionNumber', { number: version })}</p> : null}
      <div className="flex flex-wrap gap-2 lg:ml-auto">
        <PdfLink href={pdfAddress(id)}>{t('quotations.pdf')}</PdfLink>
        {isBuyer ? (
          <>
            <PdfLink href={pdfAddress(id, { external: true })}>{t('quotations.externalPdf')}</PdfLink>
            <Link to={`/external-quotation-data?quotation_id=${id}`} className="btn btn-secondary">
              <Store size={16} aria-hidden /> {t('quotations.externalOpen')}
            </Link>
          </>
        ) : null}
      </div>
    </div>
  );
}

function RemoveForm() {
  const t = useT();
  return (
    <Disclosed title={t('quotations.remove')}>
      <Form method="post" className="grid gap-3">
        <CsrfField />
        <input type="hidden" name="intent" value="remove" />
        <p className="text-sm text-muted">{t('quotations.removeText')}</p>
        <button type="submit" className="btn btn-outline-danger justify-self-start">
          {t('quotations.removeYes')}
        </button>
      </Form>
    </Disclosed>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
