import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pathId } from '../../lib/format/path-id';
import { Listing } from './components/Listing';
import { listingMeta } from './listing.meta';
import { loadListing } from './load-listing.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(data, matches);

export async function loader(args: LoaderFunctionArgs) {
  const id = pathId(args.params.id);
  return loadListing(args, `/categories/${id}`, id);
}

export { isListStale as shouldRevalidate } from './listing-revalidation';

export default function CategoryPage() {
  return <Listing view={useLoaderData<typeof loader>()} />;
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
