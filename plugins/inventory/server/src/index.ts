import { definePlugin, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { branchResource, warehouseResource } from './branches/branch.resource';
import { branchService } from './branches/branch.service';
import { inStockOnly, stockFields } from './cards/card-stock-fields';
import { ensureChecks } from './constraints/ensure-checks';
import { inventoryDemo } from './demo/inventory.demo';
import { messages } from './messages';
import { releaseExpired } from './reservations/release-expired';
import { inventoryRoutes } from './stock/inventory.routes';
import { stockService } from './stock/stock.service';

export default definePlugin({
  name: 'inventory',
  messages,
  resources: [branchResource, warehouseResource],
  routes: inventoryRoutes,
  jobs: [releaseExpired],
  services: { 'inventory.stock': stockService, 'inventory.branches': branchService, 'inventory.demo': inventoryDemo },
  bootstrap: async ({ strapi }) => {
    await ensureChecks(strapi);
    const cards = service(strapi, 'catalogue.cards');
    cards.addFields(stockFields(strapi));
    cards.useStockFilter(inStockOnly(strapi));
  },
});
