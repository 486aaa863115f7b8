import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ReceiptText, SearchX } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/invoices';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { InvoiceFiltersForm } from './components/InvoiceFiltersForm';
import { InvoiceTable } from './components/InvoiceTable';
import { invoiceRow, invoicesAddress, isFiltered, readFilters } from './invoice.view';
import { invoiceApi } from './invoices.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readFilters(params);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { q: omniSearchQuery, type, state } = filters;
  const answer = await orBoundary(invoiceApi.search(api, { page, per_page: 20, omniSearchQuery, type, state }), args);
  return {
    title: `${translateFor(locale)('invoices.title')} | Mayorista`,
    invoices: answer.data.map(invoiceRow),
    isDemo: answer.data.some(({ is_demo: isDemo }) => isDemo),
    failed: params.get('failed'),
    filters,
    page,
    pageCount: answer.meta.pagination.pageCount,
  };
}

const failureText = (failed: string) =>
  failed === 'pdf' ? 'invoices.pdfFailed' : failed === 'none' ? 'invoices.noneChosen' : 'invoices.fileFailed';

export default function InvoicesPage() {
  const t = useT();
  const { invoices, isDemo, failed, filters, page, pageCount } = useLoaderData<typeof loader>();
  const isNarrowed = isFiltered(filters);
  return (
    <main id="content" className="page py-4">
      <h1 className="mb-3 text-2xl">{t('invoices.title')}</h1>
      {failed === null ? null : <Alert kind="error">{t(failureText(failed))}</Alert>}
      {isDemo ? <Alert kind="warning">{t('invoices.demo')}</Alert> : null}
      {invoices.length === 0 && !isNarrowed ? (
        <EmptyState icon={ReceiptText} title={t('invoices.emptyTitle')} text={t('invoices.emptyText')} />
      ) : (
        <>
          <InvoiceFiltersForm filters={filters} />
          {invoices.length === 0 ? (
            <EmptyState icon={SearchX} title={t('invoices.noneTitle')} text={t('invoices.noneText')}>
              <Link to="/invoices" className="btn btn-secondary">
                {t('invoices.clear')}
              </Link>
            </EmptyState>
          ) : (
            <InvoiceTable invoices={invoices} />
          )}
        </>
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => invoicesAddress(filters, number)} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
