import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ApiError } from '../../api/errors';
import type { Single } from '../../api/contract';
import type { ProductAnswer } from '../../api/product-answers';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { comparedIds } from '../../lib/hooks/compared';
import { currencyOf } from '../../session/person.server';
import { storeScope, type StoreScope } from '../../session/scope.server';
import { compareView } from './compare.view';
import { Comparison } from './components/Comparison';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

/** `/compare?ids=1,2,3,4`: products side by side; those that are gone are left out. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const ids = comparedIds(new URL(args.request.url).searchParams.get('ids')?.split(','));
  const currency = await currencyOf(args);
  const found = await Promise.all(ids.map((id) => findProduct(scope, id, currency)));
  const products = found.filter((product): product is ProductAnswer => product !== null);
  const t = translateFor(scope.locale);
  return { title: `${t('compare.heading')} | Mayorista`, ...compareView(products, scope.config.imageOrigins) };
}

async function findProduct({ api, locale }: StoreScope, id: number, currency: string): Promise<ProductAnswer | null> {
  try {
    return (await api.get<Single<ProductAnswer>>(`store-products/${id}`, { locale, currency })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export { isListStale as shouldRevalidate } from '../listing';

export default function ComparePage() {
  return <Comparison view={useLoaderData<typeof loader>()} />;
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
