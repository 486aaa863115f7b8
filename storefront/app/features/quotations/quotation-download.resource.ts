import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { quotationApi } from './quotations.api.server';

/** A quotation's PDF. HEAD asks whether it may be had and prints nothing; what may not goes back to its page, which says so (spec storefront 7 and 8). */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const id = pathId(args.params.id);
  const { api } = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const query = { external: params.get('external'), version: params.get('version') };
  const isQuestion = args.request.method === 'HEAD';
  try {
    return await (isQuestion ? quotationApi.probe(api, id, query) : quotationApi.download(api, id, query));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    if (isQuestion) throw new Response(null, { status: error.status === 0 ? 503 : error.status });
    throw redirect(`/quotations/${id}?failed=pdf`);
  }
}
