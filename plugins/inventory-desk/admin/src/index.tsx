import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { recordPages } from '@mayorista/kernel/panel/records';
import { productSerial, scale, supplierPriceAgreement, transfer } from '@mayorista/inventory/shared';
import { AlternativesPanel } from './panels/AlternativesPanel';
import { BrandSuppliersPanel } from './panels/BrandSuppliersPanel';
import { StockPanel } from './panels/StockPanel';
import { readsLimits, readsRestock } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Compras',
      label: 'Reabastecimiento',
      words: ['resurtido', 'existencias'],
      to: `plugins/${pluginId}/reabastecimiento`,
      permissions: readsRestock,
      position: 10,
      page: () => import('./pages/restock').then(({ RestockPage }) => RestockPage),
    });
    addPage(app, {
      area: 'Compras',
      label: 'Agotados que se venden',
      words: ['faltantes', 'sin existencia', 'stock', 'inventario'],
      to: `plugins/${pluginId}/agotados`,
      permissions: readsRestock,
      position: 15,
      page: () => import('./pages/stock-outs').then(({ StockOutsPage }) => StockOutsPage),
    });
    recordPages(app, transfer, {
      area: 'Existencias',
      position: 10,
      slots: () => import('./transfers/slots').then(({ transferSlots }) => transferSlots),
    });
    addPage(app, {
      area: 'Existencias',
      label: 'Límites',
      words: ['mínimos', 'máximos'],
      to: `plugins/${pluginId}/limites`,
      permissions: readsLimits,
      position: 20,
      page: () => import('./pages/limits').then(({ LimitsPage }) => LimitsPage),
    });
    recordPages(app, productSerial, {
      area: 'Existencias',
      position: 30,
      isBegunElsewhere: true,
      slots: () => import('./serials/slots').then(({ serialSlots }) => serialSlots),
    });
    recordPages(app, supplierPriceAgreement, {
      area: 'Compras',
      position: 20,
      permissions: {
        moves: {
          activate: 'supplier-price-agreements.activate',
          end: 'supplier-price-agreements.activate',
        },
      },
    });
    recordPages(app, scale, { area: 'Compras', position: 110, permissions: { read: 'scales.write' } });
    app.registerPlugin({ id: 'inventory-desk', name: 'Inventario' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([StockPanel, AlternativesPanel, BrandSuppliersPanel]);
  },
};
