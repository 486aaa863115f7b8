import { z } from 'zod';
import { formValues } from '../../lib/forms/form-values.server';
import type { IntentArgs, Intents } from '../../lib/forms/intents.server';
import { addressSchema, type TypedAddress } from '../addresses';
import { addressApi } from '../addresses/index.server';
import { cartApi } from '../cart/index.server';
import { checkoutApi } from './checkout.api.server';

export interface AddressAdded {
  readonly ok: true;
  /** The value of its radio among the addresses of the cart. */
  readonly key: string;
}

const wishSchema = z.object({ type: z.string().optional(), save: z.literal('1').optional() });

/** What an order keeps of an address. */
const forOrder = ({ is_custom_colony: _typed, is_favorited: _favourite, ...address }: TypedAddress) => address;

/** Sends the cart home to a typed address, which is kept in the address book where that is wanted. */
async function sendHome({ form, scope: { api } }: IntentArgs): Promise<AddressAdded> {
  const address = formValues(form, addressSchema);
  const cart = await cartApi.current(api);
  if (cart.delivery?.type !== 'home_delivery') await checkoutApi.chooseDelivery(api, { type: 'home_delivery' }, null);
  await checkoutApi.chooseAddress(api, forOrder(address));
  if (formValues(form, wishSchema).save === '1') {
    const { id } = await addressApi.create(api, 'book', address);
    await checkoutApi.chooseAddress(api, { address_book_detail_id: id });
  }
  return { ok: true, key: 'cart' };
}

/** Keeps an address in the address book: where the carrier is another's, it is chosen together with that. */
async function keep({ form, scope: { api } }: IntentArgs): Promise<AddressAdded> {
  const { id } = await addressApi.create(api, 'book', formValues(form, addressSchema));
  return { ok: true, key: `book:${id}` };
}

/** What the form of a new address can ask for. */
export const newAddressIntents: Intents<AddressAdded> = {
  'new-address': (args) => (formValues(args.form, wishSchema).type === 'own_carrier' ? keep(args) : sendHome(args)),
};
