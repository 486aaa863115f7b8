import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { postalCode } from './addresses.api.server';

/** State, municipality and settlements of a postal code, asked for while it is typed; null when nobody knows. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  try {
    return await postalCode(storeScope(args).api, args.params.zip ?? '');
  } catch (error) {
    // The form works without it: what is missing is typed.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export { loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
