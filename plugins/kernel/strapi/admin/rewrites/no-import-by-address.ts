// What: The media library does not offer to import from an address.
// Why: The platform fetches no address that somebody gives it: `server/routes/close-strapi-routes.ts`.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const mediaLibrary = '@strapi/upload/dist/admin/future/pages/Assets';

export const noImportByAddress: readonly Rewriting[] = [
  {
    module: `${mediaLibrary}/AssetsPage.mjs`,
    after: "getTranslationKey('import-files')",
    from: '/*#__PURE__*/ jsx(MenuItem, {',
    times: 3,
    to: 'false && jsx(MenuItem, {',
  },
  {
    module: `${mediaLibrary}/components/MainAreaContextMenu.mjs`,
    after: "getTranslationKey('import-files')",
    from: '/*#__PURE__*/ jsx(Menu.Item, {',
    times: 3,
    to: 'false && jsx(Menu.Item, {',
  },
];
