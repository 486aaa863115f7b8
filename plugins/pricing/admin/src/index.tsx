import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { recordPages } from '@mayorista/kernel/panel/records';
import { concession, discountLimit } from '../../shared';
import { PricePanel } from './panels/PricePanel';
import { readsCompanyDiscounts, readsGrid, readsRates, readsSpecialDiscounts } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Precios',
      label: 'Descuentos masivos',
      to: `plugins/${pluginId}/descuentos-masivos`,
      permissions: readsGrid,
      position: 10,
      page: () => import('./pages/massive-discounts').then(({ MassiveDiscountsPage }) => MassiveDiscountsPage),
    });
    addPage(app, {
      area: 'Precios',
      label: 'Descuentos especiales',
      to: `plugins/${pluginId}/descuentos-especiales`,
      permissions: readsSpecialDiscounts,
      position: 20,
      page: () => import('./pages/special-discounts').then(({ SpecialDiscountsPage }) => SpecialDiscountsPage),
    });
    addPage(app, {
      area: 'Precios',
      label: 'Descuentos por compañía',
      to: `plugins/${pluginId}/descuentos-por-compania`,
      permissions: readsCompanyDiscounts,
      position: 30,
      page: () => import('./pages/company-discounts').then(({ CompanyDiscountsPage }) => CompanyDiscountsPage),
    });
    addPage(app, {
      area: 'Precios',
      label: 'Tipos de cambio',
      to: `plugins/${pluginId}/tipos-de-cambio`,
      permissions: readsRates,
      position: 40,
      page: () => import('./pages/exchange-rates').then(({ ExchangeRatesPage }) => ExchangeRatesPage),
    });
    recordPages(app, discountLimit, { area: 'Precios', position: 50 });
    recordPages(app, concession, {
      area: 'Precios',
      position: 60,
      permissions: { moves: { authorise: 'discounts.authorise', reject: 'discounts.authorise' } },
    });
    // Reached from a product, not from the menu.
    app.router.addRoute({
      path: `plugins/${pluginId}/producto/:id`,
      lazy: () => import('./pages/product-prices').then(({ ProductPricesPage }) => ({ Component: ProductPricesPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Precios' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([PricePanel]);
  },
};
