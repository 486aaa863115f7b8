import { expect, test } from 'vitest';
import { z } from 'zod';
import { ValidationError } from '../errors/refusal';
import { filledIn } from './panel-checks';

const schema = z.strictObject({
  code: z
    .string()
    .regex(/^\d{2}$/, 'nico_invalid')
    .optional(),
  rfc: z.string().toUpperCase().nullish(),
  brands: z.array(z.number()).default([]).optional(),
});

test('what a form fills in is checked and written as the schema makes it; relations and fields it does not know are left alone', () =>
  expect(filledIn({ schema }, { code: '07', rfc: 'abc', brands: { connect: [] }, extra: 'x' })).toEqual({
    code: '07',
    rfc: 'ABC',
  }));

test('what is emptied is said where it may be empty, and never asked for', () =>
  expect(filledIn({ schema }, { code: null, rfc: null, brands: null, extra: null })).toEqual({ rfc: null }));

test('what is wrong with a field is refused on it, also beside fields that the schema does not know', () => {
  const attempt = () => filledIn({ schema }, { code: '7', extra: 'x' });
  expect(attempt).toThrow(ValidationError);
  try {
    attempt();
  } catch (error) {
    expect((error as ValidationError).refusals).toEqual([{ code: 'nico_invalid', field: 'code' }]);
  }
});
