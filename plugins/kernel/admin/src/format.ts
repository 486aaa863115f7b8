const moments = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});
const days = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('es-MX');

/** Formats a moment in the time of Mexico City; a dash for null. */
export const formatMoment = (moment: string | null): string =>
  moment === null ? '—' : moments.format(new Date(moment));

/** Formats a day ('yyyy-mm-dd') as '3 may 2026'; a dash for null. */
export const formatDay = (day: string | null): string =>
  day === null ? '—' : days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

export const formatNumber = (value: number): string => numbers.format(value);
