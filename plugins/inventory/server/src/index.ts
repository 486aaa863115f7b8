import {
  registerFindable,
  definePlugin,
  demoService,
  registerExports,
  registerPanelChecks,
  registerSetupSteps,
  registerWaiting,
  service,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import { alternativeService } from './alternatives/alternative.service';
import { branchResource } from './branches/branch.resource';
import { branchSteps } from './branches/branch.steps';
import { branchDirectory, branchService } from './branches/branch.service';
import { inStockOnly, stockFields } from './cards/card-stock-fields';
import { auctionFields, refurbishedOnly } from './cards/card-auction-fields';
import { ensureChecks } from './constraints/ensure-checks';
import { ensureIndexes } from './constraints/ensure-indexes';
import { conditionGradeResource } from './grades/condition-grade.resource';
import { gradeService } from './grades/grade.service';
import { followChanges } from './follow-changes';
import { loadGrades } from './grades/load-grades';
import { messages } from './messages';
import { auditedAs as limitsAuditedAs } from './product-limits/change-product-limits';
import { productLimitsExport } from './product-limits/export-product-limits';
import { reportProductLimits } from './product-limits/report-product-limits.job';
import { releaseExpired } from './reservations/release-expired';
import { restockList } from './restock/restock-list';
import { resources } from './resources';
import { inventoryRoutes } from './routes';
import { rotationService } from './rotations/rotation.service';
import { refuseRemoval } from './stock/refuse-removal';
import { valueRestrictions } from './restrictions/value-restriction.record';
import { productSerials } from './serials/product-serial.record';
import { serialService } from './serials/serial.service';
import { stockService } from './stock/stock.service';
import { supplyService } from './supply/supply.service';
import { brandSuppliers } from './suppliers/brand-suppliers';
import { productsOfSupplier } from './suppliers/supplier-filter';
import { scales } from './scales/scale.record';
import { transfers } from './transfers/transfer.record';
import { supplierPriceAgreements } from './supplier-price-agreements/supplier-price-agreement.record';
import { waitingStockOuts } from './stock-outs/stock-outs';
import { findableSuppliers } from './suppliers/findable-suppliers';
import { supplierRecord } from './suppliers/supplier.record';

export default definePlugin({
  name: 'inventory',
  area: ['Existencias y compras', 'Piezas por sucursal y condición, límites, traspasos, proveedores y sus costos.'],
  messages,
  histories: [{ type: limitsAuditedAs, needs: 'product-limits.read' }],
  resources,
  records: [supplierPriceAgreements, scales, transfers, valueRestrictions, productSerials],
  routes: inventoryRoutes,
  jobs: [releaseExpired, reportProductLimits],
  services: {
    'inventory.stock': stockService,
    'inventory.branches': branchService,
    'people.branch-directory': branchDirectory,
    'inventory.alternatives': alternativeService,
    'inventory.supply': supplyService,
    'inventory.rotation': rotationService,
    'inventory.grades': gradeService,
    'inventory.serials': serialService,
    'inventory.demo': demoService(async () => (await import('./demo/inventory.demo')).inventoryDemo),
  },
  register: ({ strapi }) => {
    followChanges(strapi);
    registerSetupSteps(strapi, branchSteps);
    registerFindable(strapi, [findableSuppliers(strapi)]);
    registerWaiting(strapi, [waitingStockOuts]);
    registerExports(strapi, [productLimitsExport]);
    registerPanelChecks(strapi, [branchResource, conditionGradeResource, supplierRecord]);
  },
  bootstrap: async ({ strapi }) => {
    await ensureChecks(strapi);
    await ensureIndexes(strapi);
    await loadGrades(strapi);
    service(strapi, 'inventory.stock').nameReferences('transfer', (ids) =>
      Promise.resolve(new Map(ids.map((id) => [id, `Traspaso núm. ${id}`]))),
    );
    const cards = service(strapi, 'listings.cards');
    cards.addFields(stockFields(strapi));
    cards.addFields(auctionFields(strapi));
    cards.useStockFilter(inStockOnly(strapi));
    cards.useOutletFilter(refurbishedOnly(strapi));
    const products = service(strapi, 'catalogue.products');
    products.useRestockList(restockList);
    products.useSupplierFilter(productsOfSupplier);
    products.addRemovalCheck(refuseRemoval);
    service(strapi, 'catalogue.brands').useSuppliers(brandSuppliers);
  },
});
