import { ApiError } from '../../api/errors';
import type { StoreScope } from '../../session/scope.server';
import { accountView } from '../checkout';
import { checkoutApi } from '../checkout/index.server';
import { findReplacements } from './find-replacements.server';
import { placedApi } from './placed.api.server';
import { owesTransfer, placedView } from './placed.view';

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
  const [hasOpinion, accounts, replacements] = await Promise.all([
    unlessForbidden(placedApi.hasOpinion(api, id), true),
    order.buyer_may.send_receipt && owesTransfer(order) ? unlessForbidden(checkoutApi.accounts(api, currency), []) : [],
    order.status === 'canceled' ? new Map<number, never[]>() : findReplacements(api, divisions, currency),
  ]);
  return {
    order: placedView(order, divisions, { imageOrigins: config.imageOrigins, replacements }),
    accounts: accounts.map(accountView),
    hasOpinion,
  };
}
