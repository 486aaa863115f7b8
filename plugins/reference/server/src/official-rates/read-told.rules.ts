import { decimal } from '@mayorista/kernel/shared';
import { calendarDay } from '../dates/calendar-day.rules';
import type { ToldRate } from './told-rate';

/** What Banco de México writes of a day on which there is no datum. */
const noDatum = 'N/E';

const dayPattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ratePattern = /^\d{1,4}(\.\d{1,6})?$/;

/** Reads one datum, 'dd/mm/yyyy' and its text. Returns null for a day without one. Throws a RangeError for what is neither. */
export function readDatum(dayText: string, rateText: string): ToldRate | null {
  const [, dayOfMonth = '', month = '', year = ''] = dayPattern.exec(dayText) ?? [];
  const day = year === '' ? null : calendarDay(year, month, dayOfMonth);
  if (day === null) throw new RangeError(`Not a day: ${dayText}`);
  if (rateText === noDatum) return null;
  if (!ratePattern.test(rateText) || decimal(rateText).isZero()) throw new RangeError(`Not a rate: ${rateText}`);
  return { day, rate: decimal(rateText).toFixed(4) };
}

/** A line of a file that is no datum although it begins with a day, and its number. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
}

/** What a file tells; of the lines that are no datum the first ones, which are all that anybody is told of. */
export interface RateFile {
  readonly rates: readonly ToldRate[];
  readonly unread: readonly UnreadLine[];
}

const mostUnread = 20;

/**
 * Reads the file that Banco de México's page of a series gives: lines of titles, then a day and a datum a line, divided by a comma, a
 * semicolon or a tab. Lines that do not begin with a day are titles.
 */
export function readRateFile(text: string): RateFile {
  const rates = new Map<string, ToldRate>();
  const unread: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [first = '', second = ''] = line.split(/[,;\t]/, 2).map((cell) => cell.replaceAll('"', '').trim());
    if (!dayPattern.test(first)) continue;
    try {
      const told = readDatum(first, second);
      if (told !== null) rates.set(told.day, told);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      unread.push({ line: index + 1, text: line.slice(0, 100) });
      if (unread.length === mostUnread) break;
    }
  }
  return { rates: [...rates.values()], unread };
}
