import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { MapPin, Plus, Search } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { EmptyState } from '../../components/ui/EmptyState';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { addressView, byUse } from '../addresses';
import { addressApi } from '../addresses/index.server';
import { addressListIntents, addressPages, sourceOf } from './company.intents.server';
import { AddressCards } from './components/AddressCards';
import { CompanyFrame, useCompanyRight } from './components/CompanyFrame';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const source = sourceOf(args.request);
  const search = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, 120);
  const addresses = await orBoundary(addressApi.list(api, source, { omniSearchQuery: search }), args);
  const heading = source === 'book' ? 'company.addressBook' : 'company.addresses';
  return {
    title: `${translateFor(locale)(heading)} | Mayorista`,
    source,
    base: addressPages[source],
    search,
    addresses: byUse(addresses.map(addressView)),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(addressListIntents, args);

/** The addresses of a company, or of its address book. */
export default function CompanyAddressesPage() {
  const t = useT();
  const { source, base, search, addresses } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBook = source === 'book';
  const mayWrite = useCompanyRight(isBook ? 'address-book-details.write' : 'company-addresses.write');
  return (
    <CompanyFrame title={t(isBook ? 'company.addressBook' : 'company.addresses')} answer={answer} hasFields={false}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-xl text-muted">{t(isBook ? 'company.addressBookText' : 'company.addressesText')}</p>
        {mayWrite ? (
          <Link to={`${base}/new`} className="btn btn-primary">
            <Plus size={16} aria-hidden /> {t('company.newAddress')}
          </Link>
        ) : null}
      </div>
      {addresses.length > 5 || search !== '' ? (
        <Form method="get" role="search" className="flex max-w-md gap-2">
          <input
            type="search"
            name="q"
            key={search}
            defaultValue={search}
            aria-label={t('company.searchAddresses')}
            placeholder={t('company.searchAddresses')}
            className="field"
          />
          <button type="submit" className="btn btn-secondary" aria-label={t('company.search')}>
            <Search size={16} aria-hidden />
          </button>
        </Form>
      ) : null}
      {addresses.length === 0 ? (
        <EmptyState icon={MapPin} title={t(search === '' ? 'company.noAddresses' : 'company.noneFound')} />
      ) : (
        <AddressCards addresses={addresses} base={base} hasMain={!isBook} mayWrite={mayWrite} />
      )}
    </CompanyFrame>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
