import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert } from '../../components/ui/Alert';
import { addressMeta } from '../../lib/format/page-address';
import { useT } from '../../i18n/I18nProvider';
import { currencyOf, findPerson } from '../../session/person.server';
import { seesPrices } from '../../session/person.view';
import { storeScope } from '../../session/scope.server';
import { Blocks } from './components/Blocks';
import { findCarousels, findLanding } from './landing.api.server';
import { blockViews } from './landing.view';

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  { title: view === undefined ? 'Mayorista' : `${view.title} | Mayorista` },
  ...(view?.description ? [{ name: 'description', content: view.description }] : []),
  ...(view === undefined || view.isPreview
    ? [{ name: 'robots', content: 'noindex' }]
    : addressMeta(matches, `/${view.slug}`)),
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A page that marketing composed, at its own address; a draft only with its preview's token. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const slug = args.params.target ?? '';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new Response(null, { status: 404 });
  const preview = new URL(args.request.url).searchParams.get('preview');
  const person = await findPerson(args);
  const hasPrices = seesPrices(person);
  const currency = await currencyOf(args);
  const landing = await orBoundary(findLanding(scope, { slug, preview, currency, hasPrices }), args);
  const found = await orBoundary(findCarousels(scope, landing, { currency, hasPrices }), args);
  const view = {
    slug,
    title: landing.title,
    description: landing.description,
    isPreview: landing.is_preview,
    at: Date.now(),
    blocks: blockViews(landing.blocks, { imageOrigins: scope.config.imageOrigins, isLoggedIn: person !== null, found }),
  };
  return data(
    view,
    landing.is_preview ? { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } } : {},
  );
}

export { isListStale as shouldRevalidate } from '../listing';

export default function LandingPage() {
  const t = useT();
  const view = useLoaderData<typeof loader>();
  return (
    <main id="content">
      {view.isPreview ? (
        <div className="page pt-3">
          <Alert kind="warning">{t('landing.preview')}</Alert>
        </div>
      ) : null}
      <Blocks view={view} />
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
