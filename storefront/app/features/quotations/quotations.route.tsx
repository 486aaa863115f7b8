import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { FileText, Search, SearchX, Store, Upload } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { GeneralErrors } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { Field } from '../../components/ui/Field';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/quotations';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { readPage } from '../../lib/forms/read-page';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { QuotationTable } from './components/QuotationTable';
import {
  quotationRow,
  quotationStates,
  quotationsAddress,
  readQuotationFilters,
  type QuotationFilters,
} from './quotation.view';
import { quotationApi } from './quotations.api.server';
import { quotationsIntents } from './quotations.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readQuotationFilters(params);
  const page = readPage(params);
  const { q: omniSearchQuery, status } = filters;
  const answer = await orBoundary(quotationApi.list(api, { page, per_page: 20, omniSearchQuery, status }), args);
  return {
    title: `${translateFor(locale)('quotations.title')} | Mayorista`,
    quotations: answer.data.map(quotationRow),
    isBuyer: person.hasCart === true,
    filters,
    page,
    pageCount: answer.meta.pagination.pageCount,
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(quotationsIntents, args);

export default function QuotationsPage() {
  const t = useT();
  const { quotations, isBuyer, filters, page, pageCount } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isNarrowed = filters.q !== '' || filters.status !== '';
  return (
    <main id="content" className="page py-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">{t('quotations.title')}</h1>
        {isBuyer ? (
          <div className="flex flex-wrap gap-2">
            <Link to="/quotation-imports" className="btn btn-secondary">
              <Upload size={16} aria-hidden /> {t('quotations.import')}
            </Link>
            <Link to="/external-quotation-data" className="btn btn-secondary">
              <Store size={16} aria-hidden /> {t('quotations.external')}
            </Link>
          </div>
        ) : null}
      </div>
      <GeneralErrors messages={answer?.ok === false ? Object.values(answer.errors).flat() : undefined} />
      {quotations.length === 0 && !isNarrowed ? (
        <EmptyState icon={FileText} title={t('quotations.emptyTitle')} text={t('quotations.emptyText')}>
          <Link to="/carts" className="btn btn-primary">
            {t('quotations.toCart')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <FiltersForm filters={filters} />
          {quotations.length === 0 ? (
            <EmptyState icon={SearchX} title={t('quotations.noneTitle')} text={t('quotations.noneText')}>
              <Link to="/quotations" className="btn btn-secondary">
                {t('quotations.clear')}
              </Link>
            </EmptyState>
          ) : (
            <QuotationTable quotations={quotations} />
          )}
        </>
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => quotationsAddress(filters, number)} />
    </main>
  );
}

function FiltersForm({ filters }: { readonly filters: QuotationFilters }) {
  const t = useT();
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('quotations.filters')}
      key={JSON.stringify(filters)}
      className="my-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_200px_auto] sm:items-end"
    >
      <Field label={t('quotations.searchLabel')}>
        <input type="search" name="q" defaultValue={filters.q} maxLength={120} />
      </Field>
      <Field label={t('quotations.status')}>
        <select name="status" defaultValue={filters.status}>
          <option value="">{t('quotations.all')}</option>
          {quotationStates.map((state) => (
            <option key={state} value={state}>
              {t(`quotations.state_${state}`)}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className="btn btn-primary">
        <Search size={16} aria-hidden /> {t('quotations.search')}
      </button>
    </Form>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
