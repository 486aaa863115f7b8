/** Languages of the product: Spanish first (spec: locales es and en). */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';
