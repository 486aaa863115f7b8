import type { PaymentMethod, PaymentPartAnswer } from '../../api/contract';
import type { PaymentWish } from './checkout.api.server';
import { paymentMethods, type PaymentForm } from './checkout.schema';

/** '1,234.5' as '1234.5'; what is no amount stays as it is, for the platform to refuse. */
const amountOf = (typed: string | undefined): string => (typed ?? '').replace(/[$,\s]/g, '');

/** The parts that a payment form asks for: one way for all of it, or each with its amount. */
export function partsOf(form: PaymentForm): PaymentWish[] {
  if (form.method !== 'mixed') return [{ method: form.method, amount: 'rest' }];
  return paymentMethods.flatMap((method) => {
    const amount = amountOf(form[`amount_${method}`]);
    return amount === '' || Number(amount) === 0 ? [] : [{ method, amount }];
  });
}

/** The parts that are chosen, with one more that takes what they leave over. */
export const partsWithRest = (chosen: readonly PaymentPartAnswer[], option: PaymentMethod): PaymentWish[] => [
  ...chosen.filter(({ method }) => method !== option).map(({ method, amount }) => ({ method, amount })),
  { method: option, amount: 'rest' },
];
