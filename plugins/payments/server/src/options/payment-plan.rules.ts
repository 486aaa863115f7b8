import type { FieldError } from '@mayorista/kernel';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { AllocatedPart, PaymentPart, PaymentPlan } from '../../../contract';

/** What each method costs, as a percent of what is paid with it. */
export type Commissions = ReadonlyMap<string, string>;

const isCents = (amount: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(amount);

/** Every reason why these are no parts of a payment of this total. */
export function planErrors(parts: readonly PaymentPart[], total: string, offered: Commissions): FieldError[] {
  const methods = parts.map(({ method }) => method);
  const fixed = parts.filter(({ amount }) => amount !== 'rest');
  const known = fixed.filter(({ amount }) => isCents(amount) && decimal(amount).greaterThan(0));
  const sum = known.reduce((paid, { amount }) => paid.plus(amount), decimal(0));
  return [
    ...(parts.length === 0 ? [{ code: 'payment_missing', field: 'payments' }] : []),
    ...parts.flatMap(({ method }, at) =>
      offered.has(method) ? [] : [{ code: 'payment_not_offered', field: `payments.${at}.method` }],
    ),
    ...parts.flatMap(({ method }, at) =>
      methods.indexOf(method) === at ? [] : [{ code: 'payment_twice', field: `payments.${at}.method` }],
    ),
    ...parts.flatMap((part, at) =>
      part.amount === 'rest' || known.includes(part) ? [] : [{ code: 'not_positive', field: `payments.${at}.amount` }],
    ),
    ...(parts.length - fixed.length > 1 ? [{ code: 'payment_two_rests', field: 'payments' }] : []),
    ...(sum.greaterThan(total) ? [{ code: 'payment_above_total', field: 'payments', params: { total } }] : []),
  ];
}

/**
 * What the parts of a payment come to: fixed amounts as they are, the rest whatever they leave over, each with its method's
 * commission on top. Parts that come to nothing are left out. The parts must have no errors (planErrors).
 */
export function planPayment(parts: readonly PaymentPart[], total: string, commissions: Commissions): PaymentPlan {
  const fixed = parts
    .filter(({ amount }) => amount !== 'rest')
    .reduce((sum, part) => sum.plus(part.amount), decimal(0));
  const left = decimal(total).minus(fixed);
  const hasRest = parts.some(({ amount }) => amount === 'rest');
  return {
    parts: parts.flatMap(({ method, amount }): AllocatedPart[] => {
      const exact = amount === 'rest' ? left : decimal(amount);
      const percentage = commissions.get(method) ?? '0';
      return exact.isZero()
        ? []
        : [
            {
              method,
              amount: roundToCents(exact),
              commissionPercentage: percentage,
              commission: roundToCents(exact.times(percentage).dividedBy(100)),
            },
          ];
    }),
    leftOver: hasRest ? '0.00' : roundToCents(left),
  };
}
