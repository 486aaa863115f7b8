// What: The panel knows no language but Spanish, and starts in it.
// Why: Strapi always offers English, and starts in it when nobody has chosen.
// Made for Strapi 5.54.0.

import type { StrapiApp } from '@strapi/strapi/admin';

const storedLanguage = 'strapi-admin-language';

/** Strapi always offers English, and starts in it when nobody has chosen; the staff's panel has one language, the login page too. */
export function speakSpanishOnly(app: StrapiApp): void {
  app.configurations.locales = ['es'];
  window.localStorage.setItem(storedLanguage, 'es');
  document.documentElement.lang = 'es-MX';
}
