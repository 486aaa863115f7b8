import type { StrapiApp } from '@strapi/strapi/admin';
import { ArrowsHorizontal, Faders, Stack } from '@strapi/icons';
import { AlternativesPanel } from './panels/AlternativesPanel';
import { BrandSuppliersPanel } from './panels/BrandSuppliersPanel';
import { StockPanel } from './panels/StockPanel';
import { readsLimits, readsRestock, readsTransfers } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

const titles = {
  'inventory.restock.title': 'Reabastecimiento',
  'inventory.transfers.title': 'Traspasos',
  'inventory.limits.title': 'Límites',
};

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/reabastecimiento`,
      icon: Stack,
      intlLabel: { id: 'inventory.restock.title', defaultMessage: titles['inventory.restock.title'] },
      permissions: readsRestock,
      position: 15,
      Component: () => import('./pages/restock').then(({ RestockPage }) => ({ default: RestockPage })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/traspasos`,
      icon: ArrowsHorizontal,
      intlLabel: { id: 'inventory.transfers.title', defaultMessage: titles['inventory.transfers.title'] },
      permissions: readsTransfers,
      position: 16,
      Component: () => import('./pages/transfer-pages').then(({ TransferPages }) => ({ default: TransferPages })),
    });
    app.addMenuLink({
      to: `plugins/${pluginId}/limites`,
      icon: Faders,
      intlLabel: { id: 'inventory.limits.title', defaultMessage: titles['inventory.limits.title'] },
      permissions: readsLimits,
      position: 17,
      Component: () => import('./pages/limits').then(({ LimitsPage }) => ({ default: LimitsPage })),
    });
    app.registerPlugin({ id: pluginId, name: 'Inventario' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([StockPanel, AlternativesPanel, BrandSuppliersPanel]);
  },
};
