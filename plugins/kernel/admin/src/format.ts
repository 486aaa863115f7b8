const moments = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Mexico_City' });
const numbers = new Intl.NumberFormat('es-MX');

/** A moment as people read it, in the time of Mexico City; a dash for none. */
export const formatMoment = (moment: string | null): string => (moment === null ? '—' : moments.format(new Date(moment)));

export const formatNumber = (value: number): string => numbers.format(value);
