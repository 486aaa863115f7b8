import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Clock, MapPin, Phone } from 'lucide-react';
import type { Single } from '../../api/contract';
import { orBoundary } from '../../api/translate-failure.server';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { WhatsAppLink } from '../frame';
import { branchViews, type BranchAnswer, type BranchView } from './branches.view';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title });

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = storeScope(args);
  const { data } = await orBoundary(
    api.get<Single<readonly BranchAnswer[]>>('branches', { locale, per_page: 100 }),
    args,
  );
  return { title: translateFor(locale)('frame.branchesPage'), branches: branchViews(data) };
}

/** Where the house is, how to get there and when. */
export default function BranchesPage() {
  const t = useT();
  const { branches } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page grid gap-4 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('frame.branches')}</h1>
        <WhatsAppLink />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {branches.map((branch) => (
          <li key={branch.id}>
            <Branch branch={branch} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Branch({ branch: { name, address, mapUrl, telephone, hours } }: { readonly branch: BranchView }) {
  const t = useT();
  return (
    <article aria-label={name} className="panel grid h-full content-start gap-2 p-4">
      <h2 className="text-lg">{name}</h2>
      <p className="flex gap-2">
        <MapPin size={18} aria-hidden className="mt-px flex-none text-muted" /> {address}
      </p>
      {telephone === null ? null : (
        <p className="flex gap-2">
          <Phone size={18} aria-hidden className="mt-px flex-none text-muted" />
          <a href={`tel:${telephone.dialled}`}>{telephone.read}</a>
        </p>
      )}
      {hours === null ? null : (
        <p className="flex gap-2">
          <Clock size={18} aria-hidden className="mt-px flex-none text-muted" /> {hours}
        </p>
      )}
      <a
        href={mapUrl}
        target="_blank"
        rel="noopener"
        className="btn btn-outline-primary btn-sm mt-1 justify-self-start"
        aria-label={t('frame.openMapOf', { name })}
      >
        {t('frame.openMap')}
      </a>
    </article>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
