import type { FieldErrors, RefusedNumbers } from '../../api/errors';

/** Answer of the form that adds a product to the cart. */
export interface AddLineAnswer {
  readonly ok: boolean;
  readonly code?: string | null;
  readonly errors?: FieldErrors;
  readonly numbers?: RefusedNumbers;
}

export type AddState = 'idle' | 'request' | 'success' | 'error';

/** The button returns to idle after this time. */
export const FEEDBACK_MS = 2_000;

export const isStageRefused = (answer: AddLineAnswer | undefined): boolean =>
  answer?.ok === false && answer.code === 'cart_not_in_open_stage';

/** The pieces of the buyer's branch when alternatives are offered instead of adding; null when none are. */
export function piecesWhenOffered(answer: AddLineAnswer | undefined): number | null {
  if (answer?.ok !== false || answer.errors?.product_alternatives === undefined) return null;
  return answer.numbers?.main_inventory_quantity ?? null;
}

/** Whether a refusal is a question to the person: asked in its dialog instead of told. */
export const isQuestion = (answer: AddLineAnswer | undefined): boolean =>
  isStageRefused(answer) || piecesWhenOffered(answer) !== null;

/** What the button shows when an answer has arrived, a question among them (storefront document, section 4). */
export const stateAfter = (answer: AddLineAnswer): AddState => (answer.ok ? 'success' : 'error');
