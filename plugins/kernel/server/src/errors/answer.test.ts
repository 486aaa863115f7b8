import { expect, test } from 'vitest';
import { answerOf } from './answer';
import { ValidationError } from './refusal';

test('a refusal that names no reason still tells what to do', () => {
  const { status, body } = answerOf(new ValidationError([]));
  expect([status, body.errors, body.error]).toMatchObject([422, {}, { message: 'Revisa los datos' }]);
});
