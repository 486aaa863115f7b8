import { defineMachine, type FieldError } from '@mayorista/kernel';
import type { CartStage } from '../../../contract';

export interface CartSubject {
  readonly lineCount: number;
  readonly invalidCount: number;
  /** A way of delivery is chosen. */
  readonly hasDelivery: boolean;
  /** The address it needs is there; branch pick-up and a carrier's office need none. */
  readonly hasAddress: boolean;
  readonly hasPayment: boolean;
}

/**
 * Stages of a cart (design 5): forward one by one as far as what each needs is there, and back to the list of products
 * from any of them. Branch pick-up and a
 * carrier's office have no address: their delivery_address stage is passed through.
 */
export const cartMachine = defineMachine<CartStage, CartSubject>({
  name: 'cart',
  field: 'stage',
  initial: 'open',
  final: ['ordered'],
  labels: {
    open: { es: 'Lista de productos', en: 'List of products' },
    shipping_method: { es: 'Método de envío', en: 'Shipping method' },
    delivery_address: { es: 'Dirección y entrega', en: 'Address and delivery' },
    payment_method: { es: 'Método de pago', en: 'Payment method' },
    confirmation: { es: 'Confirmación del pedido', en: 'Order confirmation' },
    ordered: { es: 'Pedido realizado', en: 'Order placed' },
  },
  transitions: {
    open: [{ to: 'shipping_method', guard: isFilled }],
    shipping_method: [
      { to: 'delivery_address', guard: isSendable },
      { to: 'payment_method', guard: isDeliverable, effect: 'reserveStock' },
      { to: 'open', effect: 'reopen' },
    ],
    delivery_address: [
      { to: 'payment_method', guard: isDeliverable, effect: 'reserveStock' },
      { to: 'shipping_method' },
      { to: 'open', effect: 'reopen' },
    ],
    payment_method: [
      { to: 'confirmation', guard: isPayable },
      { to: 'shipping_method', effect: 'releaseStock' },
      { to: 'open', effect: 'reopen' },
    ],
    confirmation: [
      { to: 'ordered', guard: isPayable, effect: 'placeOrder' },
      { to: 'payment_method' },
      { to: 'open', effect: 'reopen' },
    ],
    ordered: [],
  },
});

function isFilled({ lineCount, invalidCount }: CartSubject): FieldError[] {
  return [
    ...(lineCount > 0 ? [] : [{ code: 'cart_empty' }]),
    ...(invalidCount > 0 ? [{ code: 'check_order_data' }] : []),
  ];
}

function isSendable(subject: CartSubject): FieldError[] {
  return [...isFilled(subject), ...(subject.hasDelivery ? [] : [{ code: 'delivery_missing', field: 'delivery' }])];
}

function isDeliverable(subject: CartSubject): FieldError[] {
  return [
    ...isSendable(subject),
    ...(subject.hasDelivery && !subject.hasAddress ? [{ code: 'address_missing', field: 'address' }] : []),
  ];
}

function isPayable(subject: CartSubject): FieldError[] {
  return [...isDeliverable(subject), ...(subject.hasPayment ? [] : [{ code: 'payment_missing', field: 'payment' }])];
}

export const isCartStage = (text: string): text is CartStage =>
  (cartMachine.states as readonly string[]).includes(text);
