import { ValidationError } from '@mayorista/kernel';
import type { CartStage } from '../../../contract';
import type { CartRow } from '../carts/cart.store';

/** Throws ValidationError on a field when the cart has not come to one of these stages yet, or is past them. */
export function requireStage({ stage }: CartRow, stages: readonly CartStage[], field: string): void {
  if (!stages.includes(stage)) throw new ValidationError([{ code: 'stage_first', field }]);
}

/** Stages in which a delivery may still be chosen. */
export const deliveryStages = ['shipping_method', 'delivery_address'] as const satisfies readonly CartStage[];
/** Stages in which a payment may be chosen. */
export const paymentStages = ['payment_method', 'confirmation'] as const satisfies readonly CartStage[];
