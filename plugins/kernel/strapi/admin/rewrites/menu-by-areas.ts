import type { Rewriting } from '../rewriting';

/**
 * Strapi draws its menu as a rail of icons and the content manager's as a list of all types by alphabet beside it, and
 * offers neither another menu nor a place for one. Ours takes the place of the first, with the same links, and there is no second.
 * `menu` is the module of ours, which exports `PanelMenu`.
 */
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
