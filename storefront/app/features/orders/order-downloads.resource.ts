import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { listQueryOf, ordersAddress, readOrderFilters } from './order-filters';
import { orderApi } from './orders.api.server';

/** The list's orders as CSV; what cannot be downloaded goes back to the list, which says so. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const filters = readOrderFilters(new URL(args.request.url).searchParams);
  try {
    return await orderApi.download(storeScope(args).api, { ...listQueryOf(filters), format: 'csv' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const address = ordersAddress(filters);
    throw redirect(`${address}${address.includes('?') ? '&' : '?'}failed=1`);
  }
}
