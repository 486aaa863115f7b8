// What: A list is asked for its title by its type: 'Productos', as in the menu.
// Why: Strapi calls list and record by the same name.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const listTitles: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/pages/ListView/ListViewPage.mjs',
    from: 'id: schema.info.displayName,',
    to: 'id: schema.uid,',
  },
];
