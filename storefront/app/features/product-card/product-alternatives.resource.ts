import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import type { CardAnswer, Single } from '../../api/contract';
import { pathId } from '../../lib/format/path-id';
import { currencyOf, findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { cardView, type CardView } from './card.view';

/** What the buyer's branch can deliver at once instead of a product; nothing for whoever may not see it, null for no answer. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly CardView[] | null> {
  const id = pathId(args.params.id);
  const { api, config, locale } = storeScope(args);
  if ((await findPerson(args)) === null) return [];
  try {
    const query = { product_id: id, currency: await currencyOf(args), locale };
    const { data } = await api.get<Single<readonly CardAnswer[]>>('product-alternatives', query);
    return data.map((card) => cardView(card, config.imageOrigins));
  } catch (error) {
    // The dialog opens only on a 200 answer (storefront document, section 5).
    if (error instanceof ApiError) return [];
    throw error;
  }
}

export { loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
