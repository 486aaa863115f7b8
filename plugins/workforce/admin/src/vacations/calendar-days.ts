/** A day of the calendar of vacations. */
export interface CalendarDay {
  readonly date: string;
  readonly number: number;
  readonly weekday: string;
  readonly isWeekend: boolean;
}

/** Today in Mexico City, 'yyyy-mm-dd'. */
export const localDay = (): string => new Date().toLocaleDateString('sv', { timeZone: 'America/Mexico_City' });

const letters = ['D', 'L', 'M', 'M', 'J', 'V', 'S'];

/** Lists the days of a month, 'yyyy-mm'. */
export function daysOfMonth(month: string): CalendarDay[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => {
    const weekday = new Date(Date.UTC(year, number - 1, at + 1)).getUTCDay();
    return {
      date: `${month}-${String(at + 1).padStart(2, '0')}`,
      number: at + 1,
      weekday: letters[weekday] ?? '',
      isWeekend: weekday === 0 || weekday === 6,
    };
  });
}

/** Returns the month so many months later. */
export function addMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
