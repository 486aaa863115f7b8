import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { orderApi } from './orders.api.server';

/** An order in PDF. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  return orBoundary(orderApi.pdf(storeScope(args).api, pathId(args.params.id)), args);
}
