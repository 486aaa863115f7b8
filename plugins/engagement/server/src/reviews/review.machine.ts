import { defineMachine, type FieldError } from '@mayorista/kernel';
import { reviewStatusWords, type ReviewStatus } from '../../../review.states';

export interface ReviewSubject {
  /** Why it is rejected, for its author. */
  readonly reason: string;
}

const moderates = 'product-reviews.moderate';

/**
 * A review waits for a moderator; whatever its author edits waits again, while what was published stays visible.
 * Rejecting takes it off the page, and may be thought better of.
 */
export const reviewMachine = defineMachine<ReviewStatus, ReviewSubject>({
  name: 'product-review',
  field: 'status',
  initial: 'pending',
  final: [],
  labels: reviewStatusWords,
  transitions: {
    pending: [
      { to: 'published', needs: moderates, effect: 'show', label: 'Publicar' },
      { to: 'rejected', needs: moderates, guard: isExplained, effect: 'hide', label: 'Rechazar' },
    ],
    published: [
      { to: 'rejected', needs: moderates, guard: isExplained, effect: 'hide', label: 'Rechazar' },
      { to: 'pending' },
    ],
    rejected: [{ to: 'published', needs: moderates, effect: 'show', label: 'Publicar' }, { to: 'pending' }],
  },
});

function isExplained({ reason }: ReviewSubject): FieldError[] {
  return reason === '' ? [{ code: 'reason_required', field: 'reason' }] : [];
}
