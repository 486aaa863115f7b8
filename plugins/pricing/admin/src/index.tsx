import type { StrapiApp } from '@strapi/strapi/admin';
import { ArrowClockwise, Gift, PriceTag, User } from '@strapi/icons';
import { PricePanel } from './panels/PricePanel';
import { readsCompanyDiscounts, readsGrid, readsRates, readsSpecialDiscounts } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

const titles = {
  'pricing.grid.title': 'Descuentos masivos',
  'pricing.special.title': 'Descuentos especiales',
  'pricing.companies.title': 'Descuentos por compañía',
  'pricing.rates.title': 'Tipos de cambio',
};

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/descuentos-masivos`,
      icon: PriceTag,
      intlLabel: { id: 'pricing.grid.title', defaultMessage: 'Descuentos masivos' },
      permissions: readsGrid,
      position: 10,
      Component: () =>
        import('./pages/massive-discounts').then(({ MassiveDiscountsPage }) => ({ default: MassiveDiscountsPage })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/descuentos-especiales`,
      icon: Gift,
      intlLabel: { id: 'pricing.special.title', defaultMessage: 'Descuentos especiales' },
      permissions: readsSpecialDiscounts,
      position: 11,
      Component: () =>
        import('./pages/special-discounts').then(({ SpecialDiscountsPage }) => ({ default: SpecialDiscountsPage })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/descuentos-por-compania`,
      icon: User,
      intlLabel: { id: 'pricing.companies.title', defaultMessage: 'Descuentos por compañía' },
      permissions: readsCompanyDiscounts,
      position: 12,
      Component: () =>
        import('./pages/company-discounts').then(({ CompanyDiscountsPage }) => ({ default: CompanyDiscountsPage })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/tipos-de-cambio`,
      icon: ArrowClockwise,
      intlLabel: { id: 'pricing.rates.title', defaultMessage: 'Tipos de cambio' },
      permissions: readsRates,
      position: 13,
      Component: () =>
        import('./pages/exchange-rates').then(({ ExchangeRatesPage }) => ({ default: ExchangeRatesPage })),
    });
    // Reached from a product, not from the menu.
    app.router.addRoute({
      path: `plugins/${pluginId}/producto/:id`,
      lazy: () => import('./pages/product-prices').then(({ ProductPricesPage }) => ({ Component: ProductPricesPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Precios' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([PricePanel]);
  },
};
