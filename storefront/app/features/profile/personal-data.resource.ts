import type { LoaderFunctionArgs } from '@remix-run/node';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { profileApi } from './profile.api.server';

/** Everything that is kept of the person, as a file (Ley Federal de Protección de Datos Personales). */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const response = await profileApi.ownData(storeScope(args).api);
  return new Response(response.body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mis-datos.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
