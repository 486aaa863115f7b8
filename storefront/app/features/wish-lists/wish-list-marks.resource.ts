import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { listLink } from './list-link';
import { wishListApi } from './wish-lists.api.server';

/** Which products the person has kept, and their lists: asked for beside the page, so that cards are the same for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = storeScope(args);
  if ((await findPerson(args)) === null) return null;
  try {
    const [lists, marks] = await Promise.all([wishListApi.lists(api, { locale }), wishListApi.marks(api)]);
    return { lists: lists.map(listLink), productIds: marks.map(({ product_id }) => product_id) };
  } catch (error) {
    // A page must not fail for the hearts' sake.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export { loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
