import type { AnswerTo, DataOf, ItemOf, Named } from './answers';

/** Answers of the cart and of what leads from it to the order. */
export type CartAnswer = Named<'Cart'>;
/** What a change of stage answers: the cart, with what is another than the buyer was shown before. */
export type CartAtStageAnswer = Named<'CartAtStage'>;
export type CartStage = CartAnswer['stage'];
export type CartDetailAnswer = Named<'CartDetail'>;
/** Granted by an authorised person. */
export type DiscountAnswer = NonNullable<CartAnswer['special_discount']>;

export type CartDeliveryAnswer = NonNullable<CartAnswer['delivery']>;
export type DeliveryType = CartDeliveryAnswer['type'];
/** An address as an order keeps it. */
export type DeliveryAddressAnswer = NonNullable<CartDeliveryAnswer['address']>;
export type PaymentPartAnswer = NonNullable<CartAnswer['payment']>['parts'][number];

/** All ways of delivery. */
export type DeliveriesAnswer = AnswerTo<'GET /cart-deliveries'>;
export type PickupAnswer = DeliveriesAnswer['branches'][number];
export type OfficeAnswer = DeliveriesAnswer['deliveryOffices'][number];

export type PaymentMethodsAnswer = AnswerTo<'GET /cart-payments'>;
export type PaymentMethodAnswer = PaymentMethodsAnswer['data'][number];
export type PaymentMethod = PaymentMethodAnswer['method'];
export type LeftOverAnswer = DataOf<'GET /cart-payment-check-left-overs'>;

/** A company's own money, with its last movements. */
export type LedgerAnswer = AnswerTo<'GET /company-ledgers'>;
export type LedgerAccountAnswer = LedgerAnswer['meta']['account'];

export type BankAccountAnswer = ItemOf<'GET /payment-accounts'>;
export type OrderTypeAnswer = ItemOf<'GET /cart-sale-order-types'>;
export type CfdiUseAnswer = ItemOf<'GET /cart-cfdi-uses'>;
export type SavedCartAnswer = ItemOf<'GET /saved-carts'>;
export type InactiveProductAnswer = ItemOf<'GET /inactive-products'>;
