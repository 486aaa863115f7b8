import { dayOf, instant, type Instant, type PlainDate } from '../../../shared/dates';

let frozen: Date | null = null;

/** Returns the current time. The one place that reads the clock: rules receive `now` as an argument, and tests freeze it here. */
export const now = (): Date => new Date(frozen ?? Date.now());
export const nowInstant = (): Instant => instant(now());
/** Returns today's date in Mexico City. */
export const today = (): PlainDate => dayOf(now());

/** Freezes the clock (tests only); null lets it run again. */
export function freezeClock(at: Date | string | null): void {
  frozen = at === null ? null : new Date(at);
}
