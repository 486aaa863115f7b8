import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { cartApi } from './cart.api.server';
import { cartSummary } from './cart.view';

/** The cart in the header, asked for beside the page so that the page does not wait for it. Null when there is none to show. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, config } = storeScope(args);
  if ((await findPerson(args)) === null) return null;
  try {
    return cartSummary(await cartApi.current(api), config.imageOrigins);
  } catch (error) {
    // Staff have no cart, and a page must not fail for the icon's sake.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export { loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
