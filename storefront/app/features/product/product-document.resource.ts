import type { LoaderFunctionArgs } from '@remix-run/node';
import { pathId } from '../../lib/format/path-id';
import { storeScope } from '../../session/scope.server';

const PASSED_HEADERS = ['content-type', 'content-disposition', 'cache-control'] as const;
const TIMEOUT_MS = 30_000;

/** A public document of a product, from the store's own origin; 404 for whatever the platform does not hand out to everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const { cmsUrl } = storeScope(args).config;
  const answer = await fetch(new URL(`/api/store-product-documents/${pathId(args.params.id)}`, cmsUrl), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Response(null, { status: 404 });
  const headers = new Headers({ 'Content-Security-Policy': `default-src 'none'; sandbox` });
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
