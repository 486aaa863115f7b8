import { ApiError } from '../../api/errors';
import type { StoreScope } from '../../session/scope.server';
import { accountView } from '../checkout';
import { checkoutApi } from '../checkout/index.server';
import { placedApi } from './placed.api.server';
import { owesTransfer, placedView, replacementsOf, waitingLines, type Replacement } from './placed.view';

/** Lines for which alternatives are looked up: an order that waits for more is changed on another day. */
const MOST_WAITING = 8;

/** Staff who look at the page have neither an opinion of theirs nor accounts to transfer to. */
const unlessForbidden = <T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return otherwise;
    throw error;
  });

/** All that the page of an order that was just placed shows. */
export async function loadPlaced({ api, config }: Pick<StoreScope, 'api' | 'config'>, id: number) {
  const [order, divisions] = await Promise.all([placedApi.order(api, id), placedApi.divisions(api, id)]);
  const { currency } = order;
  const waiting = order.status === 'canceled' ? [] : waitingLines(divisions).slice(0, MOST_WAITING);
  const [hasOpinion, accounts, replacements] = await Promise.all([
    unlessForbidden(placedApi.hasOpinion(api, id), true),
    owesTransfer(order) ? unlessForbidden(checkoutApi.accounts(api, currency), []) : [],
    Promise.all(
      waiting.map(async (line): Promise<[number, Replacement[]]> => {
        const cards = await placedApi.alternatives(api, line.product_id, currency);
        return [line.id, replacementsOf(line, cards, currency)];
      }),
    ),
  ]);
  return {
    order: placedView(order, divisions, { imageOrigins: config.imageOrigins, replacements: new Map(replacements) }),
    accounts: accounts.map(accountView),
    hasOpinion,
  };
}
