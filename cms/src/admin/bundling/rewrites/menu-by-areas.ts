import path from 'node:path';
import type { Rewriting } from '../rewriting';

const ours = path.resolve(__dirname, '../../frame/PanelMenu').replaceAll('\\', '/');

/**
 * Strapi draws its menu as a rail of icons and the content manager's as a list of all types by alphabet beside it, and
 * offers neither another menu nor a place for one. Ours takes the place of the first, with the same links, and there is no second.
 */
export const menuByAreas: readonly Rewriting[] = [
  {
    module: '@strapi/admin/dist/admin/admin/src/components/LeftMenu.mjs',
    from: 'export { LeftMenu };',
    to: `import { PanelMenu } from '${ours}';
const MenuByAreas = (props)=>jsx(PanelMenu, { ...props, user: jsx(NavUser, { showDisplayName: true }) });
export { MenuByAreas as LeftMenu };`,
  },
  {
    module: '@strapi/content-manager/dist/admin/layout.mjs',
    from: 'sideNav: /*#__PURE__*/ jsx(LeftMenu, {}),',
    to: '',
  },
];
