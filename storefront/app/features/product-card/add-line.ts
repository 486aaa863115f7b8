import type { FieldErrors } from '../../api/errors';

/** Answer of the form that adds a product to the cart. */
export interface AddLineAnswer {
  readonly ok: boolean;
  readonly code?: string | null;
  readonly errors?: FieldErrors;
}

export type AddState = 'idle' | 'request' | 'success' | 'error';

/** The button returns to idle after this time. */
export const FEEDBACK_MS = 2_000;

export const isStageRefused = (answer: AddLineAnswer | undefined): boolean =>
  answer?.ok === false && answer.code === 'cart_not_in_open_stage';

/** What the button shows when an answer has arrived; a closed stage asks its question instead of showing an error. */
export function stateAfter(answer: AddLineAnswer): AddState {
  if (answer.ok) return 'success';
  return isStageRefused(answer) ? 'idle' : 'error';
}
