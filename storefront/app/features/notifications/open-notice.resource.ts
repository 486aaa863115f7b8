import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { noticeApi } from './notifications.api.server';
import { targetOf } from './notifications.view';

/** Opens a notice: from the bell, the list or the browser's own window. Opening it again changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { data } = await orBoundary(noticeApi.read(storeScope(args).api, pathId(args.params.id)), args);
  throw redirect(targetOf(data?.url ?? null));
}
