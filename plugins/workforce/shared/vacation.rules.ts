import { VACATIONS } from '@mayorista/config/constants';
import { addDays, eachDay, isWeekend, plainDate, type PlainDate } from '@mayorista/kernel/shared';

/** Days of vacation that the law gives after so many completed years of service; none before the first (LFT art. 76). */
export function vacationDays(years: number): number {
  if (years < 1) return 0;
  const first = VACATIONS.firstYears[years - 1];
  if (first !== undefined) return first;
  const steps = Math.floor((years - VACATIONS.firstYears.length - 1) / VACATIONS.everyYears);
  return VACATIONS.fromSixthYear + steps * VACATIONS.more;
}

/** Returns the day so many months later; the last day of the month where that one has fewer days. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(plainDate(first.toISOString().slice(0, 10)), Math.min(date, last) - 1);
}

/** Completed years of service on a day. */
export function completedYears(hiredOn: PlainDate, on: PlainDate): number {
  let years = Math.max(0, Number(on.slice(0, 4)) - Number(hiredOn.slice(0, 4)));
  while (years > 0 && addMonths(hiredOn, years * 12) > on) years -= 1;
  return years;
}

/** Days of vacation that one anniversary gave, and until when they can be taken. */
export interface Grant {
  readonly year: number;
  readonly grantedOn: PlainDate;
  /** The first day on which they cannot be taken any more. */
  readonly expiresOn: PlainDate;
  readonly days: number;
}

/** Working days of vacation that begin on a day. */
export interface Taking {
  readonly startsOn: PlainDate;
  readonly days: number;
}

/** Lists what the anniversaries up to a day gave, the oldest first. */
export const grantsUntil = (hiredOn: PlainDate, on: PlainDate): Grant[] =>
  Array.from({ length: completedYears(hiredOn, on) }, (_, at) => {
    const grantedOn = addMonths(hiredOn, (at + 1) * 12);
    return {
      year: at + 1,
      grantedOn,
      expiresOn: addMonths(grantedOn, VACATIONS.monthsToTake),
      days: vacationDays(at + 1),
    };
  });

export interface Balance {
  /** Days that can be taken on the day asked for. */
  readonly available: number;
  readonly taken: number;
  /** Days that nobody took in time. */
  readonly expired: number;
  /** Days of takings for which there was nothing left. */
  readonly uncovered: number;
  readonly grants: readonly (Grant & { readonly left: number })[];
}

/** Counts what is left on a day: each taking spends the oldest days that it may, in the order of the takings. */
export function vacationBalance(hiredOn: PlainDate, on: PlainDate, takings: readonly Taking[]): Balance {
  const inTurn = [...takings].sort((one, other) => one.startsOn.localeCompare(other.startsOn));
  const last = inTurn.at(-1)?.startsOn ?? on;
  const grants = grantsUntil(hiredOn, last > on ? last : on).map((grant) => ({ ...grant, left: grant.days }));
  let uncovered = 0;
  for (const { startsOn, days } of inTurn) {
    let open = days;
    for (const grant of grants) {
      if (grant.grantedOn > startsOn || grant.expiresOn <= startsOn) continue;
      const spent = Math.min(open, grant.left);
      grant.left -= spent;
      open -= spent;
    }
    uncovered += open;
  }
  const given = grants.filter(({ grantedOn }) => grantedOn <= on);
  const sum = (all: readonly { readonly left: number }[]): number => all.reduce((total, { left }) => total + left, 0);
  return {
    available: sum(given.filter(({ expiresOn }) => expiresOn > on)),
    taken: inTurn.reduce((total, { days }) => total + days, 0) - uncovered,
    expired: sum(given.filter(({ expiresOn }) => expiresOn <= on)),
    uncovered,
    grants: given,
  };
}

/** Days between which working days are counted. */
export const mostDaysBetween = 370;

/** Lists the working days between two days, both included: neither weekends nor holidays. Throws a RangeError for more than `mostDaysBetween` days. */
export function workingDays(from: PlainDate, to: PlainDate, holidays: ReadonlySet<string>): PlainDate[] {
  return eachDay(from, to, mostDaysBetween + 1).filter((day) => !isWeekend(day) && !holidays.has(day));
}
