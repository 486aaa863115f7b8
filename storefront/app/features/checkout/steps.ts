import type { CartStage } from '../../api/contract';

/** The steps shown to the buyer; picking up at a branch needs no address. */
export const steps = [
  'open',
  'shipping_method',
  'payment_method',
  'confirmation',
] as const satisfies readonly CartStage[];

export type Step = (typeof steps)[number];

/** The step a cart's stage belongs to. */
export function stepOf(stage: CartStage): Step {
  if (stage === 'delivery_address') return 'shipping_method';
  return stage === 'ordered' ? 'confirmation' : stage;
}

/** The step before, to go back to; null at the first. */
export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
