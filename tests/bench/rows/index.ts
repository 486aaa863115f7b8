import { addToCartRows } from './add-to-cart';
import { adminListRows } from './admin-list';
import { backgroundWorkRows } from './background-work';
import type { RowMaker } from './bench-row';
import { buyingBesideReadersRows } from './buying-beside-readers';
import { completeOrderRows } from './complete-order';
import { invoiceRows } from './invoices';
import { lastUnitRows } from './last-unit';
import { livingPageRows } from './living-pages';
import { livingShopRows } from './living-shop';
import { listingRows } from './listing';
import { pageRows } from './pages';
import { priceRows } from './prices';
import { quotationRows } from './quotations';
import { searchRows } from './search';

// What changes many products comes last: it must not meet the others.
export const rowMakers: readonly RowMaker[] = [
  listingRows,
  pageRows,
  searchRows,
  priceRows,
  addToCartRows,
  lastUnitRows,
  completeOrderRows,
  buyingBesideReadersRows,
  quotationRows,
  invoiceRows,
  adminListRows,
  livingShopRows,
  livingPageRows,
  backgroundWorkRows,
];
