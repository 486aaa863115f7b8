import { z } from 'zod';
import { TOAST_MS } from '@mayorista/config';
import {
  typedNumber,
  defineRoute,
  largestId,
  ValidationError,
  type Actor,
  type FieldError,
  type Tx,
  say,
} from '@mayorista/kernel';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import { answer } from '../carts/cart.fields';
import { needsAddress } from '../carts/cart.parts';
import { changing } from '../carts/cart.service';
import { changeCart } from '../carts/cart.store';
import { messages } from '../messages';
import { addressIn } from './find-address';
import { deliveryStages, requireStage } from './require-stage';
import { cartAddressOutput } from './address.answer';

const line = (max: number) => z.string().trim().max(max).nullish();

const known = typedNumber(
  z.number({ error: 'not_a_number' }).int('invalid').positive('invalid').max(largestId),
).nullish();

const addressInput = z.strictObject({
  /** An address of the company; the other fields are not needed then. */
  addressId: known,
  /** An entry of its address book, in the same way. */
  address_book_detail_id: known,
  alias: line(80),
  street: line(160),
  exterior_number: line(20),
  interior_number: line(20),
  colony: line(120),
  municipality: line(120),
  state: line(80),
  zip_code: line(10),
  telephone: line(40),
  receivers_name: line(160),
  reference: line(250),
});
type AddressInput = z.output<typeof addressInput>;

/** Fields without which nobody finds the door, each with its text (spec storefront 5, Cart address errors). */
const required = ['street', 'exterior_number', 'zip_code', 'telephone', 'colony', 'state', 'receivers_name'] as const;

/** Every field that a typed address lacks. */
export const addressErrors = (input: AddressInput): FieldError[] =>
  required.flatMap((field): FieldError[] => {
    const given = input[field] ?? '';
    if (given === '') return [{ code: `address_${field}`, field }];
    return field === 'zip_code' && !/^\d{5}$/.test(given) ? [{ code: 'invalid_zip_code', field }] : [];
  });

const isKnown = ({ addressId, address_book_detail_id: bookId }: AddressInput): boolean =>
  addressId != null || bookId != null;

async function addressOf(tx: Tx, actor: Actor, input: AddressInput): Promise<DeliveryAddress> {
  if (input.addressId != null) return addressIn(tx, actor, input.addressId);
  const bookId = input.address_book_detail_id;
  return bookId == null ? toAddress(input) : addressIn(tx, actor, bookId, 'book');
}

const toAddress = (input: AddressInput): DeliveryAddress => ({
  id: null,
  alias: input.alias ?? null,
  receiversName: input.receivers_name ?? '',
  telephone: input.telephone ?? '',
  street: input.street ?? '',
  exteriorNumber: input.exterior_number ?? '',
  interiorNumber: input.interior_number ?? null,
  colony: input.colony ?? '',
  municipality: input.municipality ?? null,
  state: input.state ?? '',
  zipCode: input.zip_code ?? '',
  reference: input.reference ?? null,
});

/** The address of delivery: one of the company's book, or typed for this order. */
export const addressRoutes = [
  defineRoute({
    method: 'POST',
    path: '/cart-addresses',
    noun: 'cart-addresses',
    action: 'create',
    needs: 'carts.write',
    summary: 'Dirección de entrega del carrito: addressId, address_book_detail_id, o los campos de la dirección',
    isRepeatable: true,
    input: addressInput,
    output: cartAddressOutput,
    async handle({ strapi, actor, locale, input }) {
      const errors = isKnown(input) ? [] : addressErrors(input);
      // The store shows the toast for so long that the fields can be looked for (spec storefront 9).
      const toast = { type: 'error', text: say(messages.address_incomplete), milliseconds: TOAST_MS.incompleteAddress };
      if (errors.length > 0) throw new ValidationError(errors, { toast });
      return answer(
        await changing(strapi, { actor, locale }, async (tx, cart) => {
          requireStage(cart, deliveryStages, '_general');
          if (!needsAddress(cart)) throw new ValidationError([{ code: 'delivery_without_address' }]);
          const address = await addressOf(tx, actor, input);
          await changeCart(tx, cart.id, { delivery_address: JSON.stringify(address) });
        }),
      );
    },
  }),
];
