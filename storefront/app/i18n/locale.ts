/** Languages of the store; Spanish first. */
export const locales = ['es', 'en'] as const;

export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return value === 'es' || value === 'en';
}

/** The BCP 47 tag numbers, dates and plurals are formatted with. */
export const localeTags: Readonly<Record<Locale, string>> = { es: 'es-MX', en: 'en-US' };
