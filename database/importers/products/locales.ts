import { defaultLocale, type Locale } from '@mayorista/config';

/** The shop keeps each product in Spanish, whose row gives the public id, and in English. */
export const locales: { main: Locale; other: Locale } = { main: defaultLocale, other: 'en' };
