import { expect } from 'vitest';
import type { Answer } from './client';

/** A 422 with exactly these texts on these fields (others may be refused too). */
export function expectRefused(answer: Answer<unknown>, fields: Readonly<Record<string, string | RegExp>>): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 422 });
  const errors = (answer.body as { errors: Record<string, string[]> }).errors;
  for (const [field, text] of Object.entries(fields)) {
    expect(errors[field]?.join(' '), `errors.${field} of ${JSON.stringify(errors)}`).toMatch(text);
  }
}

/** What one of the panel's generated forms is refused for: [field, text] each. */
export const formErrors = ({ body }: Answer<unknown>): string[][] =>
  (body as { error: { details: { errors: { path: string[]; message: string }[] } } }).error.details.errors.map(
    ({ path: [field = ''], message }) => [field, message],
  );
