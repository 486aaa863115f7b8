/** Tells whether a form's answer says that it was not taken: refused, unanswered, or with something wrong in it. */
export function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { ok, errors, status } = answer as {
    readonly ok?: unknown;
    readonly errors?: unknown;
    readonly status?: unknown;
  };
  const hasErrors = typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0;
  return ok === false || hasErrors || status === 'error';
}
