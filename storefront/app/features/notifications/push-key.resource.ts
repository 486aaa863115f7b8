import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { noticeApi } from './notifications.api.server';

/** The key this browser subscribes with. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const key = await orBoundary(noticeApi.key(storeScope(args).api), args);
  return Response.json({ key }, { headers: { 'Cache-Control': 'no-store' } });
}
