import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { FileDown, Landmark } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { Field } from '../../components/ui/Field';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/statements';
import { translateFor } from '../../i18n/translate.server';
import { readPage } from '../../lib/forms/read-page';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { Account } from './components/Account';
import { MovementTable } from './components/MovementTable';
import {
  accountView,
  ledgerKinds,
  movementView,
  readStatementFilters,
  statementAddress,
  statementPdfAddress,
  type StatementFilters,
} from './statement.view';
import { statementApi } from './statements.api.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readStatementFilters(params);
  const page = readPage(params);
  const { data, meta: of } = await orBoundary(statementApi.movements(api, { page, per_page: 20, ...filters }), args);
  return {
    title: `${translateFor(locale)('statements.title')} | Mayorista`,
    account: accountView(of.account),
    movements: data.map((movement) => movementView(movement, filters.currency)),
    failed: params.get('failed'),
    filters,
    page,
    pageCount: of.pagination.pageCount,
  };
}

/** What a company owes on credit and what its wallet holds, with every movement. */
export default function StatementsPage() {
  const t = useT();
  const { account, movements, failed, filters, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page py-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">{t('statements.title')}</h1>
        <a href={statementPdfAddress(filters)} className="btn btn-secondary">
          <FileDown size={16} aria-hidden /> {t('statements.pdf')}
        </a>
      </div>
      {failed === null ? null : (
        <Alert kind="error">
          <p>{t('statements.pdfFailed')}</p>
          {failed === '1' ? null : <p>{failed}</p>}
        </Alert>
      )}
      {account.isBlocked && account.isCredit ? <Alert kind="warning">{t('statements.blocked')}</Alert> : null}
      <FiltersForm filters={filters} />
      <Account account={account} />
      {movements.length === 0 ? (
        <EmptyState icon={Landmark} title={t('statements.emptyTitle')} text={t('statements.emptyText')} />
      ) : (
        <MovementTable movements={movements} />
      )}
      <Pager page={page} pageCount={pageCount} urlOf={(number) => statementAddress(filters, number)} />
    </main>
  );
}

function FiltersForm({ filters }: { readonly filters: StatementFilters }) {
  const t = useT();
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('statements.filters')}
      key={JSON.stringify(filters)}
      className="my-3 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_110px_160px_160px_auto]"
    >
      <Field label={t('statements.kind')}>
        <select name="kind" defaultValue={filters.kind}>
          {ledgerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`statements.kind_${kind}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('statements.currency')}>
        <select name="currency" defaultValue={filters.currency}>
          <option>MXN</option>
          <option>USD</option>
        </select>
      </Field>
      <Field label={t('statements.from')}>
        <input type="date" name="from" defaultValue={filters.from} />
      </Field>
      <Field label={t('statements.to')}>
        <input type="date" name="to" defaultValue={filters.to} />
      </Field>
      <button type="submit" className="btn btn-primary max-lg:col-span-2">
        {t('statements.show')}
      </button>
    </Form>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
