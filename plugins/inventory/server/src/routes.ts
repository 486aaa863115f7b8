import { alternativeRoutes } from './alternatives/alternative.routes';
import { restockRoutes } from './restock/restock.routes';
import { productLimitRoutes } from './product-limits/product-limit.routes';
import { exportProductLimits } from './product-limits/export-product-limits';
import { limitReportRoutes } from './product-limits/limit-report.routes';
import { listReservations } from './reservations/list-reservations.route';
import { rotationRoutes } from './rotations/rotation.routes';
import { registerSerials } from './serials/register-serials.route';
import { adjustStock } from './stock/adjust-stock.route';
import { checkInventory } from './stock/check-inventory.route';
import { listMovements } from './stock/list-movements.route';
import { listStockOuts } from './stock-outs/list-stock-outs.route';
import { stockAnswerRoutes } from './stock/stock-answers.routes';
import { supplierRoutes } from './suppliers/supplier.routes';
import { createTransfer } from './transfers/create-transfer.route';

export const inventoryRoutes = [
  ...productLimitRoutes,
  exportProductLimits,
  ...limitReportRoutes,
  ...rotationRoutes,
  ...stockAnswerRoutes,
  checkInventory,
  adjustStock,
  listMovements,
  listReservations,
  listStockOuts,
  createTransfer,
  registerSerials,
  ...restockRoutes,
  ...alternativeRoutes,
  ...supplierRoutes,
];
