import { ApiError } from '../../api/errors';
import type { ApiClient } from '../../api/client.server';
import type { Currency } from '../../api/contract';
import { cartApi } from './cart.api.server';

/** People without a cart (staff, secondary users who may not buy). */
const NO_CART = [403, 404];

/**
 * Puts the person's cart into another currency. It goes back to its list of products: shipping and payment must be
 * entered again (storefront document, section 9).
 */
export async function changeCartCurrency(api: ApiClient, currency: Currency): Promise<void> {
  try {
    const { id, stage, currency: current } = await cartApi.current(api);
    if (id === null || current === currency) return;
    if (stage !== 'open') await cartApi.changeStage(api, 'open');
    await cartApi.changeCurrency(api, id, currency);
  } catch (error) {
    if (error instanceof ApiError && NO_CART.includes(error.status)) return;
    throw error;
  }
}
