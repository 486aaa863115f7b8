import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { cartApi } from './cart.api.server';

/** The file to begin a CSV import with. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return orBoundary(cartApi.csvTemplate(storeScope(args).api), args);
}
