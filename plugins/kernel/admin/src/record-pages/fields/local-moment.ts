/** Hours by which Mexico City is behind UTC; it has had no summer time since 2022. */
const offset = '-06:00';
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Converts a moment to what an input for day and time holds, in the time of Mexico City: '2026-05-03T09:30'. */
export const localMoment = (moment: string): string =>
  moment === '' || Number.isNaN(Date.parse(moment)) ? '' : format.format(new Date(moment)).replace(' ', 'T');

/** Converts what an input for day and time holds, in the time of Mexico City, to a moment; '' for none. */
export const momentOfLocal = (local: string): string =>
  local === '' ? '' : new Date(`${local}${offset}`).toISOString();
