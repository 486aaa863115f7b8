/** Calendar day in America/Mexico_City, 'yyyy-mm-dd'. */
export type PlainDate = string & { readonly __plainDate: true };
/** Moment in UTC, ISO 8601 with milliseconds and Z. */
export type Instant = string & { readonly __instant: true };

export const businessTimeZone = 'America/Mexico_City';

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

/** Returns the day `days` calendar days later (earlier when negative). */
export function addDays(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as PlainDate;
}

/** Returns the day `days` weekdays later. Saturdays and Sundays are skipped, holidays are not (decisions: holidays are ignored). */
export function addWeekdays(day: PlainDate, days: number): PlainDate {
  let current = day;
  for (let left = days; left > 0;) {
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
