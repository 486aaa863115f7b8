import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { orderApi } from './orders.api.server';

/** A file that hangs on something the person reads: a receipt, a message's attachment, the evidence of a claim. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const answer = await orBoundary(orderApi.file(storeScope(args).api, pathId(args.params.id)), args);
  answer.headers.set('Content-Security-Policy', `default-src 'none'; sandbox`);
  return answer;
}
