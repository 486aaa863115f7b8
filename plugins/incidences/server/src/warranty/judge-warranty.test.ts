import { describe, expect, test } from 'vitest';
import type { PlainDate } from '@mayorista/kernel';
import { addMonths, judgeWarranty } from './judge-warranty';

const judge = (months: number, deliveredOn: string | null, today: string, wasReturned = false) =>
  judgeWarranty({ months, deliveredOn: deliveredOn as PlainDate | null, today: today as PlainDate, wasReturned });

describe('a warranty', () => {
  test('of twelve months holds until the same day a year later, that day included', () => {
    expect(judge(12, '2026-01-15', '2027-01-15')).toEqual({ status: 'covered', until: '2027-01-15' });
    expect(judge(12, '2026-01-15', '2027-01-16')).toEqual({ status: 'expired', until: '2027-01-15' });
  });
  test('of six months (grade B) ends sooner', () =>
    expect(judge(6, '2026-01-15', '2026-08-01')).toEqual({ status: 'expired', until: '2026-07-15' }));
  test.each(['2026-01-15', null])('there is none for grades C, D and E, delivered %s', (day) =>
    expect(judge(0, day, '2026-01-16')).toEqual({ status: 'none', until: null }),
  );
  test('has not begun before the delivery', () =>
    expect(judge(12, null, '2026-01-16')).toEqual({ status: 'not_delivered', until: null }));
  test('ended for a piece that came back and was settled', () =>
    expect(judge(12, '2026-01-15', '2026-01-16', true)).toEqual({ status: 'returned', until: null }));
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-01', 12, '2027-12-01'],
  ['2026-11-30', 1, '2026-12-30'],
])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day as PlainDate, months)).toBe(expected));
