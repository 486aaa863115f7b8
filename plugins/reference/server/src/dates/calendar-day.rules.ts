import { plainDate, type PlainDate } from '@mayorista/kernel/shared';

/** Builds a day of the calendar from its parts as a source writes them, with or without leading zeros; null for one that does not exist. */
export function calendarDay(year: string, month: string, day: string): PlainDate | null {
  try {
    return plainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
