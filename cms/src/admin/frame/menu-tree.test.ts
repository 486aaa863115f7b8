import { addList, addPage } from '@mayorista/kernel/panel/areas';
import { describe, expect, test } from 'vitest';
import { buildMenu, findCurrentLine, mayUseSettings, searchMenu, type MenuLink } from './menu-tree';

const nobody = [{ action: 'plugin::kernel.nothing', subject: null }];

/** What Strapi's own menu would hold after plugins added their lines to it. */
function registered(): MenuLink[] {
  const links: MenuLink[] = [];
  const app = { addMenuLink: (link: unknown) => void links.push(link as MenuLink) };
  addList(app, {
    area: 'Catálogo',
    uid: 'api::catalogue.product',
    label: 'Productos',
    position: 100,
    isLocalized: true,
  });
  addPage(app, {
    area: 'Catálogo',
    label: 'Fichas técnicas',
    to: 'plugins/catalogue/fichas',
    permissions: nobody,
    position: 10,
  });
  addPage(app, { area: 'Ventas', label: 'Pedidos', to: 'plugins/sales/pedidos', permissions: nobody, position: 10 });
  addList(app, { area: 'Ventas', uid: 'api::reference.bank', label: 'Bancos', position: 100 });
  return links;
}

const strapi = (to: string, label: string): MenuLink => ({
  to,
  intlLabel: { id: `strapi.${label}`, defaultMessage: label },
});
const strapis = [
  strapi('/', 'Home'),
  strapi('/settings', 'Settings'),
  strapi('content-manager', 'Content Manager'),
  strapi('plugins/upload', 'Media Library'),
  strapi('plugins/content-releases', 'Releases'),
];
const say = ({ id }: MenuLink['intlLabel']) => `«${id}»`;
const menu = buildMenu([...strapis, ...registered()], say);
const named = (areas: typeof menu.areas) => areas.map(({ area, lines }) => [area, lines.map(({ label }) => label)]);

describe('the menu of the panel', () => {
  test('holds areas in their order, pages before lists, without the areas in which the person may use nothing', () => {
    expect(named(menu.areas)).toEqual([
      ['Ventas', ['Pedidos', 'Bancos']],
      ['Catálogo', ['Fichas técnicas', 'Productos', '«strapi.Media Library»']],
      ['Sistema', ['«strapi.Releases»', '«strapi.Settings»']],
    ]);
    expect(menu.home).toEqual({ to: '/', label: '«strapi.Home»' });
  });

  test('marks the line whose address is the longest above the page, and none on a page of no line', () => {
    const line = (path: string) => findCurrentLine(menu, path)?.label;
    expect(line('/content-manager/collection-types/api::catalogue.product/abc')).toBe('Productos');
    expect(line('/plugins/catalogue/fichas/7')).toBe('Fichas técnicas');
    expect(line('/plugins/catalogue/fichas-viejas')).toBeUndefined();
    expect(line('/')).toBeUndefined();
    const nested: MenuLink[] = [];
    const app = { addMenuLink: (link: unknown) => void nested.push(link as MenuLink) };
    addPage(app, { area: 'Ventas', label: 'Todo', to: 'plugins/sales', permissions: nobody, position: 1 });
    const both = buildMenu([...nested, ...registered()], say);
    expect(findCurrentLine(both, '/plugins/sales/pedidos/3')?.label).toBe('Pedidos');
    expect(findCurrentLine(both, '/plugins/sales/facturas')?.label).toBe('Todo');
  });

  test('is searched by lines and by areas, whatever accents are typed', () => {
    expect(named(searchMenu(menu.areas, ' FICHAS tecnicas'))).toEqual([['Catálogo', ['Fichas técnicas']]]);
    expect(named(searchMenu(menu.areas, 'catalogo'))).toEqual([named(menu.areas)[1]]);
    expect(searchMenu(menu.areas, 'nada así')).toEqual([]);
    expect(searchMenu(menu.areas, '  ')).toBe(menu.areas);
  });

  test('leads to a list of translated texts in Spanish, and to a page for whoever holds its permission', () => {
    const [products, sheets] = registered();
    expect(products).toMatchObject({
      to: 'content-manager/collection-types/api::catalogue.product?plugins[i18n][locale]=es',
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::catalogue.product' }],
    });
    expect(sheets).toMatchObject({ permissions: nobody });
  });

  test('leads to the settings only who may use one of them', () => {
    expect(mayUseSettings([{ action: 'plugin::kernel.orders.read' }, { action: 'plugin::upload.read' }])).toBe(false);
    expect(mayUseSettings([{ action: 'admin::users.read' }])).toBe(true);
    expect(mayUseSettings([{ action: 'plugin::upload.settings.read' }])).toBe(true);
  });
});
