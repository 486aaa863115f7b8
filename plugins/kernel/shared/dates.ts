/** Calendar day in America/Mexico_City, 'yyyy-mm-dd'. */
export type PlainDate = string & { readonly __plainDate: true };
/** Moment in UTC, ISO 8601 with milliseconds and Z. */
export type Instant = string & { readonly __instant: true };

export const businessTimeZone = 'America/Mexico_City';

/** First and last day that anybody may name: whoever lives was born later than the first, and nothing that is written here is for later than the last. */
export const firstDay = '1900-01-01' as PlainDate;
export const lastDay = '2199-12-31' as PlainDate;

const dayMs = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Parses 'yyyy-mm-dd'; throws a RangeError when it is not a day of the calendar. */
export function plainDate(text: string): PlainDate {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) {
    throw new RangeError(`Not a calendar day: ${text}`);
  }
  return text as PlainDate;
}

/** Converts a moment to an Instant; throws a RangeError when it is not a date. */
export const instant = (moment: Date | string | number): Instant => new Date(moment).toISOString() as Instant;

const hourMs = 3_600_000;
let lastAsked: { readonly hour: number; readonly day: PlainDate } | null = null;

/** Returns the calendar day in Mexico City at a moment. */
export function dayOf(moment: Date | string | number): PlainDate {
  const date = new Date(moment);
  // Days begin with an hour, by UTC too; every answer of the store asks for the same, and a calendar takes a tenth of a millisecond.
  const hour = Math.floor(date.getTime() / hourMs);
  if (lastAsked?.hour !== hour) lastAsked = { hour, day: plainDate(dayFormat.format(date)) };
  return lastAsked.day;
}

/** Returns the moment at which a day begins in Mexico City, which is five to seven hours behind UTC. */
export function startOfDay(day: PlainDate): Instant {
  const moments = [5, 6, 7].map((hour) => `${day}T0${hour}:00:00.000Z`);
  return instant(moments.find((moment) => dayOf(moment) === day) ?? `${day}T06:00:00.000Z`);
}

/** Returns the day `days` calendar days later (earlier when negative); throws a RangeError beyond the years of four digits. */
export function addDays(day: PlainDate, days: number): PlainDate {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString();
  // Years of five digits are written with a sign: cut to ten characters they would stand still, and sort before all others.
  if (!/^\d{4}-/.test(moved)) throw new RangeError(`No day of four digits of year: ${days} days after ${day}`);
  return moved.slice(0, 10) as PlainDate;
}

/** Counts the days from one day to another, none for the same; negative when the other is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/**
 * Lists the days between two, both included; none when the second is earlier. Throws a RangeError for more than `most`: who walks days
 * refuses a longer span first.
 */
export function eachDay(from: PlainDate, to: PlainDate, most: number): PlainDate[] {
  const count = daysBetween(from, to) + 1;
  if (count > most) throw new RangeError(`${count} days from ${from} to ${to}, ${most} at most`);
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at));
}

const firstMoment = Date.parse(startOfDay(firstDay));
const endOfMoments = Date.parse(startOfDay(addDays(lastDay, 1)));

/** Tells whether people may name a day or a moment: it lies between `firstDay` and `lastDay` in Mexico City. */
export function isNameable(given: PlainDate | Instant): boolean {
  if (given.length === 10) return given >= firstDay && given <= lastDay;
  const time = Date.parse(given);
  return time >= firstMoment && time < endOfMoments;
}

/** Returns the day `days` weekdays later. Saturdays and Sundays are skipped, holidays are not (decisions: holidays are ignored). */
export function addWeekdays(day: PlainDate, days: number): PlainDate {
  if (days <= 0) return day;
  // Whole weeks at once: what is asked for decides no number of rounds.
  const weeks = Math.floor((days - 1) / 5);
  let current = addDays(day, weeks * 7);
  for (let left = days - weeks * 5; left > 0;) {
    current = addDays(current, 1);
    if (!isWeekend(current)) left -= 1;
  }
  return current;
}

export function isWeekend(day: PlainDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Returns the instant `minutes` later. */
export const addMinutes = (moment: Instant, minutes: number): Instant => instant(Date.parse(moment) + minutes * 60_000);
