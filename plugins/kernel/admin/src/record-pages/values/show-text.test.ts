import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localMoment, momentOfLocal } from '../fields/local-moment';
import { order } from '../testing';
import { money } from '../../../../shared/shape';
import { formatMoney, isNumeric, showText } from './show-text';

const { fields } = order;

describe('a value is shown', () => {
  test('as people read it, by the kind of its field', () => {
    expect([
      showText(fields.maker, { id: 3, name: 'Vikron' }),
      showText(fields.maker, { id: 3, name: null }),
      showText(fields.due, '2026-05-03'),
      showText(fields.weight, 1500),
      showText(fields.total, '1234.5'),
      showText(fields.kind, 'used'),
      showText(fields.urgent, true),
      showText(fields.status, 0),
      showText(fields.file, { id: 1, name: 'a.pdf', url: '' }),
      showText(fields.note, null),
    ]).toEqual(['Vikron', 'Núm. 3', '3 may 2026', '1,500', '$1,234.50', 'Usada', 'Sí', 'No', 'a.pdf', '—']);
  });

  test('at the right of its column where it is counted, yes and no aside', () => {
    const numeric = Object.entries(fields).flatMap(([name, field]) => (isNumeric(field) ? [name] : []));
    expect(numeric).toEqual(['weight', 'total']);
  });
});

test('amounts keep the decimals that say something', () =>
  expect(['3', '3.1', '3.1250', '-0.5', 'x'].map(formatMoney)).toEqual(['$3.00', '$3.10', '$3.125', '-$0.50', 'x']));

test('an amount is followed by the currency of its record; nothing else is', () => {
  expect(showText(fields.total, '1234.5', 'USD')).toBe('$1,234.50 USD');
  expect(showText(fields.total, '1234.5', null)).toBe('$1,234.50');
  expect(showText(fields.weight, 1500, 'USD')).toBe('1,500');
  expect(showText(money({ label: 'Descuento (%)', isRate: true }), '10.00', 'USD')).toBe('10');
});

test('a percentage and a rate are no money', () => {
  const rate = money({ label: 'Descuento (%)', isRate: true });
  expect(['10.00', '18.4200', '0.16', 'x'].map((value) => showText(rate, value))).toEqual(['10', '18.42', '0.16', 'x']);
  expect(showText(rate, null)).toBe('—');
});

test('a moment is typed in the time of Mexico City and comes back as the same minute', () => {
  expect(localMoment('2026-05-03T15:30:00.000Z')).toBe('2026-05-03T09:30');
  expect(momentOfLocal('2026-05-03T09:30')).toBe('2026-05-03T15:30:00.000Z');
  expect([localMoment(''), momentOfLocal('')]).toEqual(['', '']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000 }), (minutes) => {
      const moment = new Date(Date.UTC(2023, 0, 1) + minutes * 60_000).toISOString();
      expect(momentOfLocal(localMoment(moment))).toBe(moment);
    }),
  );
});
