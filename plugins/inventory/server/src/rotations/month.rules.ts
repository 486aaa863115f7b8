import { dayOf, plainDate, type PlainDate } from '@mayorista/kernel';

/** A calendar month, 'yyyy-mm'. */
export type Month = string;

const monthOf = (day: PlainDate): Month => day.slice(0, 7);

/** `count` months, the oldest first, of which the last is that of `day`. Pure. */
export function monthsUntil(day: PlainDate, count: number): Month[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const total = year * 12 + (month - 1) - (count - 1 - index);
    return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
  });
}

/** When a month begins in Mexico City, as a moment. Pure: the zone's offset is looked for, not assumed. */
export function startOf(month: Month): Date {
  const day = plainDate(`${month}-01`);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The zone lies five to eight hours behind UTC.
  const hours = [5, 6, 7, 8].find((behind) => dayOf(midnight + behind * 3_600_000) === day) ?? 6;
  return new Date(midnight + hours * 3_600_000);
}

/** The last `count` whole months before that of `day`, as a range. Pure. */
export function wholeMonthsBefore(day: PlainDate, count: number): { readonly from: Month; readonly to: Month } {
  const months = monthsUntil(day, count + 1);
  return { from: months[0] ?? monthOf(day), to: months.at(-2) ?? monthOf(day) };
}

/** The month after. */
export function nextMonth(month: Month): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
