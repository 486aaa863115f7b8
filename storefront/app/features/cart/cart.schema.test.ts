import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { formValues } from '../../lib/forms/form-values.server';
import { addLineSchema, stageSchema } from './cart.schema';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('a quantity of nothing is one piece', () => {
  expect(formValues(form({ product_id: '5', quantity: '' }), addLineSchema)).toEqual({ product_id: 5, quantity: 1 });
});

test.each([{}, { product_id: 'x', quantity: '1' }, { product_id: '-1', quantity: '1' }, { product_id: '1' }])(
  '%j is refused',
  (fields) => {
    expect(() => formValues(form(fields as Record<string, string>), addLineSchema)).toThrow(ApiError);
  },
);

test('refurbished pieces are named by a condition grade and by nothing else', () => {
  const line = { product_id: '5', quantity: '1' };
  expect(formValues(form({ ...line, auction_type: 'AAA' }), addLineSchema).auction_type).toBe('AAA');
  expect(() => formValues(form({ ...line, auction_type: '../AAA' }), addLineSchema)).toThrow(ApiError);
});

test('no form can put the cart into its last stage', () => {
  expect(() => formValues(form({ stage: 'ordered' }), stageSchema)).toThrow(ApiError);
});
