import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import type { Single } from '../../api/contract';
import type { InventoryRowAnswer } from '../../api/product-answers';
import { pathId } from '../../lib/format/path-id';
import { findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { inventoriesView } from './inventories.view';

/** Inventories of a product by branch, for the dialog; null for whoever may not see them, and then it does not open. */
export async function loader(args: LoaderFunctionArgs) {
  const id = pathId(args.params.id);
  if ((await findPerson(args)) === null) return null;
  try {
    const { data } = await storeScope(args).api.get<Single<readonly InventoryRowAnswer[]>>('product-inventories', {
      product_id: id,
    });
    return inventoriesView(data);
  } catch (error) {
    // The dialog opens only on a 200 answer (storefront document, section 5).
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export { loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
