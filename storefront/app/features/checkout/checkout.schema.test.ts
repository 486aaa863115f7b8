import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { formValues } from '../../lib/forms/form-values.server';
import { paymentSchema } from './checkout.schema';

test('no form can name a method of payment that is no word', () => {
  const data = new FormData();
  data.set('method', '../x');
  expect(() => formValues(data, paymentSchema)).toThrow(ApiError);
});
