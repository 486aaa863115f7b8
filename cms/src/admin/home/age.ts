const hourMs = 3_600_000;
const words = new Intl.RelativeTimeFormat('es-MX', { numeric: 'always' });

/** Says how long ago a moment was, in hours up to two days: 'hace 5 horas', 'hace 3 días'. */
export function ageText(moment: string, now: number): string {
  const hours = Math.floor((now - Date.parse(moment)) / hourMs);
  if (hours < 1) return 'hace menos de una hora';
  return hours < 48 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day');
}
