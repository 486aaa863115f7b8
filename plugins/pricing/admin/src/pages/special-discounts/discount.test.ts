import { expect, test } from 'vitest';
import { daysText } from './discount';

test.each([
  [{ start_date: '2026-05-03', end_date: '2026-06-09' }, 'del 3 may 2026 al 9 jun 2026'],
  [{ start_date: null, end_date: '2026-12-31' }, 'hasta el 31 dic 2026'],
  [{ start_date: '2026-01-01', end_date: null }, 'desde el 1 ene 2026'],
  [{ start_date: null, end_date: null }, 'sin fecha de término'],
])('the days of %j read «%s»', (discount, text) => expect(daysText(discount)).toBe(text));
