import type { LandingState } from '../../landing.states';

/** From when and until when something is shown; null has no limit on that side. */
export interface Schedule {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Whether `at` lies in the schedule: its start belongs to it, its end does not. */
export const includes = ({ startsAt, endsAt }: Schedule, at: Date): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);

export const isOver = ({ endsAt }: Schedule, at: Date): boolean => endsAt !== null && endsAt <= at;

/** A schedule that can ever be shown: it ends after it starts. */
export const isInOrder = ({ startsAt, endsAt }: Schedule): boolean =>
  startsAt === null || endsAt === null || startsAt < endsAt;

/** Where a landing stands at a moment: published and in its dates is active. */
export function landingState(isPublished: boolean, schedule: Schedule, at: Date): LandingState {
  if (!isPublished) return 'draft';
  if (isOver(schedule, at)) return 'ended';
  return includes(schedule, at) ? 'active' : 'scheduled';
}

/** The database answers dates as text (SQLite: milliseconds too), the document service as dates. */
export const dateOf = (value: unknown): Date | null =>
  value === null || value === undefined || value === '' ? null : new Date(value as string | number | Date);

export const isoOf = (value: unknown): string | null => dateOf(value)?.toISOString() ?? null;
