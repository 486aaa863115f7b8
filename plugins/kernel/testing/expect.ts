import { expect } from 'vitest';
import type { Answer } from './client';

/** Asserts that an answer is a 422 whose errors on these fields match these texts; other fields may be refused too. */
export function expectRefused(answer: Answer<unknown>, fields: Readonly<Record<string, string | RegExp>>): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 422 });
  const errors = (answer.body as { errors: Record<string, string[]> }).errors;
  for (const [field, text] of Object.entries(fields)) {
    expect(errors[field]?.join(' '), `errors.${field} of ${JSON.stringify(errors)}`).toMatch(text);
  }
}

/** Returns the codes of a refused request, in the order of its reasons. */
export const codesOf = ({ body }: Answer<unknown>): readonly string[] =>
  (body as { error: { details: { codes?: readonly string[] } } }).error.details.codes ?? [];

/** Returns the errors of a refused generated form of the panel as [field, text] pairs. */
export const formErrors = ({ body }: Answer<unknown>): string[][] =>
  (body as { error: { details: { errors: { path: string[]; message: string }[] } } }).error.details.errors.map(
    ({ path: [field = ''], message }) => [field, message],
  );
