import { redirect } from '@remix-run/node';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { cartApi } from './cart.api.server';
import {
  branchSchema,
  cartSchema,
  changeLineSchema,
  paymentSchema,
  removeLineSchema,
  stageSchema,
} from './cart.schema';

export interface CartChanged {
  readonly ok: true;
}

const changed: CartChanged = { ok: true };

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
    await cartApi.changeStage(api, formValues(form, stageSchema).stage);
    return changed;
  },
  async 'choose-branch'({ form, scope: { api } }) {
    await cartApi.chooseBranch(api, formValues(form, branchSchema).branch_id);
    await cartApi.changeStage(api, 'payment_method');
    return changed;
  },
  async 'choose-payment'({ form, scope: { api } }) {
    await cartApi.choosePayment(api, formValues(form, paymentSchema).method);
    await cartApi.changeStage(api, 'confirmation');
    return changed;
  },
  async 'place-order'({ form, scope: { api } }) {
    const { cart_id } = formValues(form, cartSchema);
    const { sale_order } = await cartApi.place(api, cart_id);
    throw redirect(sale_order ? `/sale-orders/${sale_order.id}?placed=1` : '/sale-orders');
  },
};
