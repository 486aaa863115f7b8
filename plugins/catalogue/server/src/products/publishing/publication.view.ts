import { refusalText, type Json, type FieldError } from '@mayorista/kernel';

/** 'NO' with the reasons, or 'OK' (spec catalogue 4: the server answers NO when publishing fails). */
export const verdict = (wanted: boolean, reasons: readonly FieldError[]): Json => ({
  result: reasons.length === 0 ? 'OK' : 'NO',
  published_in_store: wanted && reasons.length === 0,
  reasons: reasonsView(reasons),
});

/** Reasons in words, each with the field it is about. */
export const reasonsView = (reasons: readonly FieldError[]): Json[] =>
  reasons.map(({ field, ...refusal }) => ({ field, message: refusalText(refusal) }));
