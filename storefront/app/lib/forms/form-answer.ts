import type { FieldErrors } from '../../api/errors';

interface FormAnswer {
  readonly notice: string | undefined;
  readonly errors: FieldErrors;
}

/** What a form of the page was answered; nothing while none was sent. */
export function answerOf(data: unknown): FormAnswer {
  const { notice, errors } = (data ?? {}) as { readonly notice?: string; readonly errors?: FieldErrors };
  return { notice, errors: errors ?? {} };
}
