import { expect, test } from 'vitest';
import { formatAmount, formatFraction, formatPercent, formatPieces, formatRate } from './format';
import { stepText } from './price-steps';
import { deliveryText, paymentText } from './terms';

test('amounts read as in Mexico, to the cent, and lose none of their digits', () => {
  expect(formatAmount('1234.50', 'USD')).toBe('$1,234.50 USD');
  expect(formatAmount('0.00', 'MXN')).toBe('$0.00 MXN');
  expect(formatAmount('90071992547409931.21', 'MXN')).toBe('$90,071,992,547,409,931.21 MXN');
});

test('rates, percents, fractions and pieces', () => {
  expect(formatRate('18.4')).toBe('$18.40 MXN por dólar');
  expect(formatRate('18.4237')).toBe('$18.4237 MXN por dólar');
  expect(formatPercent('12.50')).toBe('12.5 %');
  expect([formatFraction('0.16'), formatFraction('0.08')]).toEqual(['16 %', '8 %']);
  expect([formatPieces(1), formatPieces(1200)]).toEqual(['1 pieza', '1,200 piezas']);
});

test('a step of a price says what it took off, added or converted at', () => {
  const step = { label: 'x', amount: '83.4900', currency: 'USD' } as const;
  expect(stepText({ ...step, rule: 'list_price', value: null })).toEqual({
    label: 'x',
    value: null,
    amount: '$83.49 USD',
  });
  expect(stepText({ ...step, rule: 'level_promo', value: '31' }).value).toBe('−31 %');
  expect(stepText({ ...step, rule: 'secondary_markup', value: '10' }).value).toBe('+10 %');
  expect(stepText({ ...step, rule: 'exchange_rate', value: '18.42' }).value).toBe('$18.42 MXN por dólar');
});

test('a way of delivery or payment without a name here is shown as it is, never hidden', () => {
  expect([deliveryText('branch_pickup'), deliveryText('parcel'), deliveryText(null)]).toEqual([
    'Recoger en sucursal',
    'parcel',
    'Sin definir',
  ]);
  expect([paymentText('bank_transfer'), paymentText(null)]).toEqual(['Transferencia bancaria', 'Sin definir']);
});
