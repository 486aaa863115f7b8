import { addToCartRows } from './add-to-cart';
import { adminListRows } from './admin-list';
import type { RowMaker } from './bench-row';
import { lastUnitRows } from './last-unit';
import { listingRows } from './listing';
import { searchRows } from './search';

export const rowMakers: readonly RowMaker[] = [listingRows, searchRows, addToCartRows, lastUnitRows, adminListRows];
