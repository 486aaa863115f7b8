import type { Rewriting } from '../rewriting';

/** A list is called as in the menu: 'Productos'. Strapi calls it as one of its records, and both by the same name. */
export const listTitles: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/pages/ListView/ListViewPage.mjs',
    from: 'id: schema.info.displayName,',
    to: 'id: schema.uid,',
  },
];
