import { plainDate, startOfDay, type PlainDate } from '../../../shared/dates';
import { today } from '../clock/clock';
import type { WidgetPeriod } from './widgets';

const first = (year: number, month: number) =>
  startOfDay(plainDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`));

/** Returns the moments between which a month lies in Mexico City. */
export const monthPeriod = (year: number, month: number): WidgetPeriod => ({
  from: first(year, month),
  to: month === 12 ? first(year + 1, 1) : first(year, month + 1),
});

/** Returns the last `count` months, this one included, the oldest first. */
export function monthsBack(count: number, day: PlainDate = today()): readonly WidgetPeriod[] {
  const current = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = current - count + 1 + index;
    return monthPeriod(Math.floor(month / 12), (month % 12) + 1);
  });
}
