import type { CartView } from '../../cart';
import type { StageOptions } from '../options.view';
import { stepOf } from '../steps';
import { BranchForm } from './BranchForm';
import { ConfirmationForm } from './ConfirmationForm';
import { PaymentForm } from './PaymentForm';
import { Reservation } from './Reservation';

interface StageProps {
  readonly cart: CartView;
  readonly options: StageOptions;
}

/** The form of the cart's stage; the first stage is the list of products itself. */
export function CheckoutStage({ cart, options }: StageProps) {
  const step = stepOf(cart.stage);
  if (step === 'open') return null;
  return (
    <>
      {cart.reservedUntil === null ? null : <Reservation until={cart.reservedUntil} />}
      {step === 'shipping_method' ? <BranchForm branches={options.branches} chosenId={cart.deliveryBranchId} /> : null}
      {step === 'payment_method' ? <PaymentForm payments={options.payments} chosen={cart.paymentMethod} /> : null}
      {step === 'confirmation' ? <ConfirmationForm cart={cart} /> : null}
    </>
  );
}
