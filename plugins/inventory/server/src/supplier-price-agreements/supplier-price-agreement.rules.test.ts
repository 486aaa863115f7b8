import { plainDate } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import { judgeActivation, judgeDays } from './supplier-price-agreement.rules';

type Agreement = Parameters<typeof judgeActivation>[0];
const day = (text: string) => plainDate(text);
const agreement = (change: object = {}) =>
  ({
    valid_from: day('2026-05-01'),
    valid_to: day('2026-05-31'),
    lines: [{ product_id: 7 }],
    ...change,
  }) as unknown as Agreement;
const today = day('2026-05-31');
const refused = (change: object = {}, elsewhere: Parameters<typeof judgeActivation>[1]['elsewhere'] = []): string[] =>
  judgeActivation(agreement(change), { elsewhere, today }).map(({ code, field }) => `${field}: ${code}`);

test('an agreement ends on its first day or later', () => {
  expect(judgeDays({ valid_from: day('2026-05-01'), valid_to: day('2026-05-01') })).toEqual([]);
  expect(judgeDays({ valid_from: day('2026-05-01'), valid_to: day('2026-04-30') })).toEqual([
    { code: 'agreement_days_crossed', field: 'valid_to' },
  ]);
});

test('it is activated up to its last day, and with lines alone; both reasons are told at once', () => {
  expect(refused()).toEqual([]);
  expect(refused({ lines: [], valid_to: day('2026-05-30') })).toEqual([
    'lines: agreement_without_lines',
    'valid_to: agreement_expired',
  ]);
});

test('no product costs two things on one day: first and last day count', () => {
  const other = (from: string, to: string, product_id = 7) => [
    { agreement_id: 3, product_id, valid_from: day(from), valid_to: day(to) },
  ];
  const overlap = ['lines.0.product_id: agreement_overlaps'];
  expect(refused({}, other('2026-04-01', '2026-05-01'))).toEqual(overlap);
  expect(refused({}, other('2026-05-31', '2026-06-30'))).toEqual(overlap);
  expect(refused({}, other('2026-04-01', '2026-04-30'))).toEqual([]);
  expect(refused({}, other('2026-06-01', '2026-06-30'))).toEqual([]);
  expect(refused({}, other('2026-05-01', '2026-05-31', 8))).toEqual([]);
});
