const moments = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});
const days = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('es-MX');

/** A moment as people read it, in the time of Mexico City; a dash for none. */
export const formatMoment = (moment: string | null): string =>
  moment === null ? '—' : moments.format(new Date(moment));

/** A day ('yyyy-mm-dd') as people read it: '3 may 2026'; a dash for none. */
export const formatDay = (day: string | null): string =>
  day === null ? '—' : days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

export const formatNumber = (value: number): string => numbers.format(value);
