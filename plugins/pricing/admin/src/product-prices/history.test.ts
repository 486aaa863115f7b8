import { expect, test } from 'vitest';
import { fieldText, valueText } from './history';

test('what was changed of a price is told in Spanish', () => {
  expect(
    [
      'list_price',
      'promo_level_3',
      'volume_tiers.10',
      'peso_fuerte.exchange_rate',
      'product_a_a_a_discount.end_date',
    ].map(fieldText),
  ).toEqual([
    'Precio de lista',
    'Descuento del nivel 3',
    'Volumen desde 10 piezas',
    'Peso fuerte',
    'Descuento AAA, hasta',
  ]);
});

test('values carry their unit', () => {
  expect(valueText('list_price', '120.5000')).toBe('$120.50 USD');
  expect(valueText('volume_tiers.10', '8')).toBe('8 %');
  expect(valueText('peso_fuerte.exchange_rate', '16.5')).toBe('$16.50 por dólar');
  expect(valueText('product_promo_discount.end_date', '2026-05-31')).toBe('31 may 2026');
  expect(valueText('fixed_price', null)).toBe('ninguno');
});
