// What: The house's menu takes the place of Strapi's, and the content manager has no second.
// Why: Strapi draws a rail of icons and a list of all types by alphabet beside it, and offers neither another menu nor
// a place for one (`app.addMenuLink` adds to it).
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

/** Returns what puts in the menu of the house; `menu` is the module that exports it as `PanelMenu`. */
export const menuByAreas = (menu: string): readonly Rewriting[] => [
  {
    module: '@strapi/admin/dist/admin/admin/src/components/LeftMenu.mjs',
    from: 'export { LeftMenu };',
    to: `import { PanelMenu } from '${menu.replaceAll('\\', '/')}';
const MenuByAreas = (props)=>jsx(PanelMenu, { ...props, user: jsx(NavUser, { showDisplayName: true }) });
export { MenuByAreas as LeftMenu };`,
  },
  {
    module: '@strapi/content-manager/dist/admin/layout.mjs',
    from: 'sideNav: /*#__PURE__*/ jsx(LeftMenu, {}),',
    to: '',
  },
];
