import type { FieldErrors } from '../../api/errors';

/** What was said of some fields of a refused form, in their order; `_general` is what speaks of the whole. */
export const messagesOf = (errors: FieldErrors, ...fields: readonly string[]): string[] =>
  fields.flatMap((field) => errors[field] ?? []);
