import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { LifeBuoy, Search, SearchX } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { EmptyState } from '../../components/ui/EmptyState';
import { Field } from '../../components/ui/Field';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/incidences';
import { translateFor } from '../../i18n/translate.server';
import { readPage } from '../../lib/forms/read-page';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { IncidenceTable } from './components/IncidenceTable';
import {
  incidenceRow,
  incidencesAddress,
  incidenceStates,
  readIncidenceFilters,
  type IncidenceFilters,
} from './incidence.view';
import { incidenceApi } from './incidences.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readIncidenceFilters(params);
  const page = readPage(params);
  const { q: omniSearchQuery, state } = filters;
  const answer = await orBoundary(incidenceApi.list(api, { page, per_page: 20, omniSearchQuery, state }), args);
  return {
    title: `${translateFor(locale)('incidences.title')} | Mayorista`,
    incidences: answer.data.map(incidenceRow),
    isBuyer: person.company !== null,
    filters,
    page,
    pageCount: answer.meta.pagination.pageCount,
  };
}

export default function IncidencesPage() {
  const t = useT();
  const { incidences, isBuyer, filters, page, pageCount } = useLoaderData<typeof loader>();
  const report = isBuyer ? (
    <Link to="/incidences/new" className="btn btn-primary">
      {t('incidences.new')}
    </Link>
  ) : null;
  const isNarrowed = filters.q !== '' || filters.state !== '';
  return (
    <main id="content" className="page py-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">{t('incidences.title')}</h1>
        {incidences.length === 0 && !isNarrowed ? null : report}
      </div>
      {incidences.length === 0 && !isNarrowed ? (
        <EmptyState icon={LifeBuoy} title={t('incidences.emptyTitle')} text={t('incidences.emptyText')}>
          {report}
        </EmptyState>
      ) : (
        <>
          <FiltersForm filters={filters} />
          {incidences.length === 0 ? (
            <EmptyState icon={SearchX} title={t('incidences.noneTitle')} text={t('incidences.noneText')}>
              <Link to="/incidences" className="btn btn-secondary">
                {t('incidences.clear')}
              </Link>
            </EmptyState>
          ) : (
            <IncidenceTable incidences={incidences} />
          )}
        </>
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => incidencesAddress(filters, number)} />
    </main>
  );
}

function FiltersForm({ filters }: { readonly filters: IncidenceFilters }) {
  const t = useT();
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('incidences.filters')}
      key={JSON.stringify(filters)}
      className="my-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_200px_auto] sm:items-end"
    >
      <Field label={t('incidences.searchLabel')}>
        <input type="search" name="q" defaultValue={filters.q} maxLength={120} />
      </Field>
      <Field label={t('incidences.state')}>
        <select name="state" defaultValue={filters.state}>
          <option value="">{t('incidences.all')}</option>
          {incidenceStates.map((state) => (
            <option key={state} value={state}>
              {t(`incidences.state_${state}`)}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className="btn btn-primary">
        <Search size={16} aria-hidden /> {t('incidences.search')}
      </button>
    </Form>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
