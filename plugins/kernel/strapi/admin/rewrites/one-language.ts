// What: Numbers and dates are Mexican, and the login page offers no choice of language.
// Why: The panel's configuration chooses texts alone (`locales: ['es']`), and offers English beside them always.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const admin = '@strapi/admin/dist/admin/admin/src';

export const oneLanguage: readonly Rewriting[] = [
  { module: `${admin}/components/LanguageProvider.mjs`, from: 'locale: locale,', to: 'locale: "es-MX",' },
  {
    module: `${admin}/layouts/UnauthenticatedLayout.mjs`,
    from: 'children: /*#__PURE__*/ jsx(LocaleToggle, {})',
    to: 'children: null',
  },
];
