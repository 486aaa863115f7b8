import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Single } from '../../api/contract';
import type { ProductAnswer } from '../../api/product-answers';
import { orBoundary } from '../../api/translate-failure.server';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { pathId } from '../../lib/format/path-id';
import { currencyOf, findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { Reviews } from '../reviews';
import { loadReviews } from '../reviews/index.server';
import { loadPlan } from '../subscriptions/index.server';
import { Gallery } from './components/Gallery';
import { Grades } from './components/Grades';
import { ProductDetails } from './components/ProductDetails';
import { ProductHeading } from './components/ProductHeading';
import { ProductSections } from './components/ProductSections';
import { PurchasePanel } from './components/PurchasePanel';
import { StockDialog } from './components/StockDialog';
import { productMeta } from './product.meta';
import { productView } from './product.view';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => productMeta(data, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, config } = storeScope(args);
  const query = { locale, currency: await currencyOf(args) };
  const id = pathId(args.params.id);
  const [{ data }, reviews] = await Promise.all([
    orBoundary(api.get<Single<ProductAnswer>>(`store-products/${id}`, query), args),
    loadReviews(args, id),
  ]);
  const view = productView(data, config.imageOrigins);
  const maySubscribe = view.card.isSubscription && (await findPerson(args))?.hasSubscriptions === true;
  const plan = maySubscribe ? await orBoundary(loadPlan(api, id, config.imageOrigins), args) : null;
  return { ...view, reviews, plan };
}

export { isProductStale as shouldRevalidate } from './product-revalidation';

export default function ProductPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page">
      <Breadcrumbs crumbs={view.crumbs} />
      <div className="product-page">
        <Gallery key={view.card.id} images={view.images} name={view.card.name} />
        <ProductHeading card={view.card} reviews={view.reviews} />
        <ProductDetails view={view} />
        <PurchasePanel view={view} />
      </div>
      <Grades view={view} />
      <Reviews view={view.reviews} productId={view.card.id} />
      <ProductSections view={view} />
      {view.stock === null ? null : <StockDialog view={view} />}
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
