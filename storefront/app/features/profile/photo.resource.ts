import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { profileApi } from './profile.api.server';

/** One's own photo, which is a private file. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api } = storeScope(args);
  const { photo } = await profileApi.get(api);
  if (photo === null) throw new Response(null, { status: 404 });
  const response = await profileApi.photo(api, photo.id);
  const headers = new Headers(response.headers);
  headers.set('Content-Disposition', 'inline');
  headers.set('Cache-Control', 'private, no-store');
  return new Response(response.body, { headers });
}
