import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Listing } from './components/Listing';
import { listingMeta } from './listing.meta';
import { loadListing } from './load-listing.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(data, matches);

/** Promos, news, outlet and auctions: the path says which. */
export const loader = (args: LoaderFunctionArgs) =>
  loadListing(args, new URL(args.request.url).pathname.replace(/\.data$/, ''));

export { isListStale as shouldRevalidate } from './listing-revalidation';

export default function TargetPage() {
  return <Listing view={useLoaderData<typeof loader>()} />;
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
