import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { storeScope } from '../../session/scope.server';
import { registrationApi } from './registration.api.server';

/** Work for the browser of whoever registers or writes. */
export async function loader(args: LoaderFunctionArgs) {
  return json(await registrationApi.challenge(storeScope(args).api), { headers: { 'Cache-Control': 'no-store' } });
}
