import { adjustStock } from './stock/adjust-stock.route';
import { checkInventory } from './stock/check-inventory.route';
import { listMovements } from './stock/list-movements.route';
import { stockAnswerRoutes } from './stock/stock-answers.routes';

export const inventoryRoutes = [...stockAnswerRoutes, checkInventory, adjustStock, listMovements];
