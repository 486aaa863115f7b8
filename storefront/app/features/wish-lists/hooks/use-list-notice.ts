import { useEffect } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { notify } from '../../../lib/hooks/notifications';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';

export interface ListFormAnswer {
  readonly ok: boolean;
  readonly notice?: string;
  readonly errors?: FieldErrors;
}

/** Shows what became of a form of wish lists; `onDone` when it was done: once per answer, whichever function it is by then. */
export function useListNotice(answer: ListFormAnswer | undefined, onDone?: () => void): void {
  useRefusalToast(answer);
  useEffect(() => {
    if (!answer?.ok) return;
    if (answer.notice !== undefined) notify('success', answer.notice);
    onDone?.();
  }, [answer]);
}
