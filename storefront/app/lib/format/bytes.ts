const KILO = 1024;

/** `340 KB`, `1.2 MB`. */
export function formatBytes(bytes: number, tag: string): string {
  const [value, unit] = bytes < KILO * KILO ? [bytes / KILO, 'KB'] : [bytes / KILO / KILO, 'MB'];
  const digits = unit === 'KB' ? 0 : 1;
  return `${new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(Math.max(value, 1))} ${unit}`;
}
