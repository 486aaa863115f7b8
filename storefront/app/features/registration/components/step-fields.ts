import type { FieldErrors } from '../../../api/errors';
import type { DraftAnswer, QuestionAnswer, RegimeAnswer, UseAnswer } from '../registration.api.server';
import type { Step } from '../registration.steps';

/** Properties that the fields of every step are given. */
export interface StepFieldsProps {
  readonly step: Step;
  readonly draft: DraftAnswer | null;
  readonly errors: FieldErrors;
  readonly questions: readonly QuestionAnswer[];
  readonly regimes: readonly RegimeAnswer[];
  readonly uses: readonly UseAnswer[];
}
