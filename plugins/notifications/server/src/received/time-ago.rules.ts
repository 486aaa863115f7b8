const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago, in words of the language: 'hace 5 minutos', 'ayer'. What lies ahead counts as now. */
export function timeAgo(at: Date, now: Date, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale === 'en' ? 'en' : 'es-MX', { numeric: 'auto' });
  const seconds = Math.floor((now.getTime() - at.getTime()) / 1_000);
  const step = steps.find((each) => seconds >= each.seconds);
  return step === undefined ? words.format(0, 'second') : words.format(-Math.floor(seconds / step.seconds), step.unit);
}
