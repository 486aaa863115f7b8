import { redirect } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { cartApi } from './cart.api.server';
import {
  changeLineSchema,
  cartSchema,
  discountSchema,
  lineDiscountSchema,
  loadSavedSchema,
  placeSchema,
  removeLineSchema,
  saveSchema,
  savedSchema,
  stageSchema,
} from './cart.schema';

export interface CartChanged {
  readonly ok: true;
  /** What is another than the buyer was shown before, line by line. */
  readonly changes: readonly string[];
  /** What was done, where the page does not show it by itself. */
  readonly notice?: string;
}

const changed: CartChanged = { ok: true, changes: [] };
const told = (notice: string): CartChanged => ({ ...changed, notice });

/** What the cart's forms can ask for: lines, the way through checkout, the order. */
export const cartIntents: Intents<CartChanged> = {
  async 'change-quantity'({ form, scope: { api } }) {
    const { detail_id, quantity } = formValues(form, changeLineSchema);
    await cartApi.changeLine(api, detail_id, quantity);
    return changed;
  },
  async 'remove-line'({ form, scope: { api } }) {
    await cartApi.removeLine(api, formValues(form, removeLineSchema).detail_id);
    return changed;
  },
  async 'empty-cart'({ form, scope: { api } }) {
    await cartApi.empty(api, formValues(form, cartSchema).cart_id);
    return changed;
  },
  async 'go-to-stage'({ form, scope: { api } }) {
    return { ok: true, changes: await cartApi.changeStage(api, formValues(form, stageSchema).stage) };
  },
  async 'discount-cart'({ form, scope: { api }, t }) {
    const { cart_id, ...discount } = formValues(form, discountSchema);
    await cartApi.discountCart(api, cart_id, discount);
    return told(t('purchase.cartDiscountSaved'));
  },
  async 'discount-line'({ form, scope: { api }, t }) {
    const { detail_id, ...discount } = formValues(form, lineDiscountSchema);
    await cartApi.discountLine(api, detail_id, discount);
    return told(t('purchase.cartDiscountSaved'));
  },
  async 'waive-shipping'({ form, scope: { api } }) {
    await cartApi.waiveShipping(api, formValues(form, cartSchema).cart_id);
    return changed;
  },
  async 'save-cart'({ form, scope: { api }, t }) {
    await cartApi.save(api, formValues(form, saveSchema).name);
    return told(t('purchase.cartSaved'));
  },
  async 'load-cart'({ form, scope: { api }, t }) {
    const { saved_id, replace } = formValues(form, loadSavedSchema);
    const left = await cartApi.loadSaved(api, saved_id, replace === '1');
    return told(left === 0 ? t('purchase.cartSavedLoaded') : t.count('purchase.cartSavedLoadedWithout', left));
  },
  async 'remove-saved-cart'({ form, scope: { api } }) {
    await cartApi.removeSaved(api, formValues(form, savedSchema).saved_id);
    return changed;
  },
  async 'place-order'({ form, scope: { api }, t }) {
    const { cart_id, version } = formValues(form, placeSchema);
    const { sale_order } = await cartApi.place(api, cart_id, version).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409)
        throw new ApiError({ status: 409, fields: { _general: [t('purchase.cartChangedElsewhere')] } });
      throw error;
    });
    throw redirect(sale_order ? `/order-confirmations/${sale_order.id}` : '/sale-orders');
  },
};
