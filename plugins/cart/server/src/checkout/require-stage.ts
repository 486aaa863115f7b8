import { reject, ValidationError } from '@mayorista/kernel';
import type { CartStage } from '../../../contract';
import type { CartRow } from '../carts/cart.store';

/** Throws ValidationError on a field when the cart has not come to one of these stages yet, or is past them; of the whole when it is back at its list. */
export function requireStage({ stage }: CartRow, stages: readonly CartStage[], field: string): void {
  if (stages.includes(stage)) return;
  throw new ValidationError([stage === 'open' ? { code: 'cart_back_in_list' } : { code: 'stage_first', field }]);
}

/** Throws ValidationError when a later stage is asked of a cart that went back to its list: its time was over, or another window took it there. */
export function refuseFromList({ stage }: CartRow, to: CartStage): void {
  if (stage === 'open' && to !== 'open' && to !== 'shipping_method') reject('cart_back_in_list');
}

/** Stages in which a delivery may still be chosen. */
export const deliveryStages = ['shipping_method', 'delivery_address'] as const satisfies readonly CartStage[];
/** Stages in which a payment may be chosen. */
export const paymentStages = ['payment_method', 'confirmation'] as const satisfies readonly CartStage[];
