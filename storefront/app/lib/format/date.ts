/** Every date of the store is told in the distributor's own time zone, on the server as in the browser. */
const timeZone = 'America/Mexico_City';

/** `21 nov 2026, 10:35`. */
export function formatDateTime(instant: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** `21 nov 2026`. */
export function formatDate(instant: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** A calendar day ('2026-11-21'), which has no hour and no zone: `21 nov 2026`. */
export function formatDay(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `10:35`. */
export function formatTime(instant: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** `29:05` of a time left in milliseconds; never below zero. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
