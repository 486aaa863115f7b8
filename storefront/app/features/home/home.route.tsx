import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { HomeAnswer, Single } from '../../api/contract';
import { orBoundary } from '../../api/translate-failure.server';
import { translateFor } from '../../i18n/translate.server';
import { useStore } from '../../lib/hooks/use-store';
import { addressMeta } from '../../lib/format/page-address';
import { pageMeta } from '../../lib/format/page-meta';
import { currencyOf } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { InfoStrip } from '../campaigns';
import { brandsOf } from '../frame/index.server';
import { BrandStrip } from './components/BrandStrip';
import { CategoryTiles } from './components/CategoryTiles';
import { Hero } from './components/Hero';
import { ForumCall } from './components/ForumCall';
import { HomeCarousel } from './components/HomeCarousel';
import { brandTiles, carouselViews } from './home.view';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta({ title: data?.title }),
  { name: 'description', content: data?.description },
  ...addressMeta(matches, '/'),
];

export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const t = translateFor(scope.locale);
  const query = { locale: scope.locale, currency: await currencyOf(args) };
  const [home, brands] = await Promise.all([
    orBoundary(scope.api.get<Single<HomeAnswer>>('store-home', query), args),
    brandsOf(scope),
  ]);
  return {
    title: t('home.pageTitle'),
    description: t('home.description'),
    carousels: carouselViews(home.data, scope.config.imageOrigins),
    brands: brandTiles(brands, scope.config.imageOrigins),
    forumUrl: scope.config.forumUrl,
  };
}

export { isListStale as shouldRevalidate } from '../listing';

export default function HomePage() {
  const { carousels, brands, forumUrl } = useLoaderData<typeof loader>();
  const { divisions, person } = useStore();
  return (
    <main id="content">
      <Hero isAnonymous={person === null} />
      <div className="page">
        <CategoryTiles divisions={divisions} />
        {carousels.map((carousel) => (
          <HomeCarousel key={carousel.key} carousel={carousel} />
        ))}
        <InfoStrip />
        <ForumCall url={forumUrl} />
        <BrandStrip brands={brands} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
