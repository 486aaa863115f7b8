import type { FieldErrors } from '../../../api/errors';
import type { CartView } from '../../cart';
import type { DeliveryOptions } from '../options.view';

/** The props of every way to receive an order. */
export interface WayProps {
  readonly cart: CartView;
  readonly options: DeliveryOptions;
  readonly errors: FieldErrors;
}
