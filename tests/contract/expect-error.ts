import { expect } from 'vitest';
import type { Answer } from '@mayorista/kernel/testing';

export interface ErrorBody {
  readonly data: null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly error: {
    readonly status: number;
    readonly name: string;
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>>;
  };
}

/** The one shape of every refusal: a field map, and Strapi's error object that says the same. */
export function expectError(answer: Answer<unknown>, status: number, name: string, message: string): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { data: null, error: { status, name, message, details: expect.any(Object) as object } },
  });
  const { errors } = answer.body as ErrorBody;
  expect(Object.values(errors).flat()).toContain(message);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.stringify(answer.body)).not.toMatch(/ at |node_modules|select |insert |SQLITE|Error:/i);
}
