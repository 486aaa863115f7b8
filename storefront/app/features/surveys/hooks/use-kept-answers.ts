import { useFetcher } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { answerOf } from '../../../lib/forms/form-answer';
import { useSoon } from '../../../lib/hooks/use-soon';

/** Pause after which what is answered so far is kept (spec storefront 9). */
const PAUSE_MS = 500;

interface KeptAnswers {
  /** Keeps the form's answers after a pause of whoever writes. */
  readonly keepSoon: (form: HTMLFormElement) => void;
  /** Before the form is sent for good: nothing of it is kept any more. */
  readonly stop: () => void;
  readonly state: 'idle' | 'keeping' | 'kept' | 'failed';
  readonly errors: FieldErrors;
}

/** Keeps answers while they are written, so that nothing is lost when the page is left. */
export function useKeptAnswers(): KeptAnswers {
  const fetcher = useFetcher<{ readonly ok: boolean }>();
  const { soon, cancel } = useSoon(PAUSE_MS);
  const keep = (form: HTMLFormElement): void => {
    const answers = new FormData(form);
    answers.set('intent', 'keep');
    fetcher.submit(answers, { method: 'post' });
  };
  const isKept = fetcher.data?.ok === true;
  const last = fetcher.data === undefined ? 'idle' : isKept ? 'kept' : 'failed';
  return {
    keepSoon: (form) => soon(() => keep(form)),
    stop: cancel,
    state: fetcher.state === 'idle' ? last : 'keeping',
    errors: answerOf(fetcher.data).errors,
  };
}
