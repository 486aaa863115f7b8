import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './zod-refusals';
import { ValidationError } from './refusal';

const schema = z.object({
  brand_id: z.coerce.number().int(),
  lines: z.array(z.object({ quantity: z.coerce.number() })),
});

const codesOf = (input: unknown): Record<string, string> => {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.refusals.map(({ field, code }) => [field ?? '', code]));
  }
};

test('a number that was not given is asked for, also when it would be read from a text', () =>
  expect(codesOf({ lines: [{}, { quantity: 'x' }] })).toEqual({
    brand_id: 'required',
    'lines.0.quantity': 'required',
    'lines.1.quantity': 'not_a_number',
  }));

test('what is no number is told as that', () =>
  expect(codesOf({ brand_id: 'siete', lines: [] })).toEqual({ brand_id: 'not_a_number' }));

test('an input that is no object at all is refused as a whole', () =>
  expect(codesOf(7)).toEqual({ _general: 'invalid' }));
