import type { LoaderFunctionArgs } from '@remix-run/node';
import type { AnswerTo } from '../../api/answers';
import { orBoundary } from '../../api/translate-failure.server';
import { storeScope } from '../../session/scope.server';

/** The short-lived search token of this visitor's audience (30 minutes). */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await orBoundary(storeScope(args).api.get<AnswerTo<'GET /search-tokens'>>('search-tokens'), args);
  return Response.json({ token: data.token, expiresAt: data.expires_at }, { headers: { 'Cache-Control': 'no-store' } });
}
