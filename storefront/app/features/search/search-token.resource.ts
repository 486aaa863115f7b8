import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Single } from '../../api/contract';
import { orBoundary } from '../../api/translate-failure.server';
import { storeScope } from '../../session/scope.server';

interface TokenAnswer {
  readonly token: string;
  readonly expires_at: string;
}

/** The short-lived search token of this visitor's audience (30 minutes). */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await orBoundary(storeScope(args).api.get<Single<TokenAnswer>>('search-tokens'), args);
  return Response.json({ token: data.token, expiresAt: data.expires_at }, { headers: { 'Cache-Control': 'no-store' } });
}
