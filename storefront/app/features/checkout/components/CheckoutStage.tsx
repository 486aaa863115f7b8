import type { FieldErrors } from '../../../api/errors';
import type { CartView } from '../../cart';
import type { StageOptions } from '../stage-options.server';
import { stepOf } from '../steps';
import { ChosenSoFar } from './ChosenSoFar';
import { ConfirmationForm } from './ConfirmationForm';
import { DeliveryForm } from './DeliveryForm';
import { LeftOver } from './LeftOver';
import { PaymentForm } from './PaymentForm';
import { Reservation } from './Reservation';

interface StageProps {
  readonly cart: CartView;
  readonly options: StageOptions;
  /** Why the form was refused, by its fields. */
  readonly errors: FieldErrors;
}

/** The form of the cart's stage below what was chosen before; the first stage is the list of products itself. */
export function CheckoutStage({ cart, options, errors }: StageProps) {
  const step = stepOf(cart.stage);
  if (step === 'open') return null;
  const { delivery, payment } = options;
  return (
    <>
      {cart.reservedUntil === null ? null : <Reservation until={cart.reservedUntil} seconds={cart.reservedSeconds} />}
      <ChosenSoFar cart={cart} />
      {delivery === null ? null : <DeliveryForm cart={cart} options={delivery} errors={errors} />}
      {payment?.leftOver == null ? null : <LeftOver leftOver={payment.leftOver} />}
      {payment === null ? null : <PaymentForm cart={cart} options={payment} errors={errors} />}
      {step === 'confirmation' ? <ConfirmationForm cart={cart} /> : null}
    </>
  );
}
