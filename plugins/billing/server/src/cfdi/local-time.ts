const written = new Map<string, Intl.DateTimeFormat>();

/** Writes a moment as documents have it: 'yyyy-mm-ddThh:mm:ss' in a time zone, Mexico City's unless said. */
export function localTime(moment: Date, timeZone = 'America/Mexico_City'): string {
  const known = written.get(timeZone);
  // 'h23': the Swedish form of midnight is 24:00 in some editions of Intl.
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  if (known === undefined) written.set(timeZone, format);
  return format.format(moment).replace(' ', 'T');
}
