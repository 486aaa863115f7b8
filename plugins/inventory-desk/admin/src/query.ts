/** A query of what is said; null and empty say nothing. */
export function said(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}
