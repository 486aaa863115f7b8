import type { OrderFileProblem, OrderedRow } from '@mayorista/config/lists';
import { largestQuantity } from '../carts/cart-limits.rules';
import type { QuickLineState } from '../carts/quick-order/quick-order.rules';

/** Rows of one file at most: as many as go into the cart in one call. */
export const mostRows = 500;

/** What a spreadsheet is given to begin with. */
export const csvTemplate = '\uFEFFcodigo,cantidad\r\nVK-2CD2143G2-I,4\r\nPK-TAG-EM,50\r\n';

/** Why a file is no order, as a refusal of it says. */
export const fileRefusals = {
  unreadable: 'csv_unreadable',
  quote_not_closed: 'csv_quote_not_closed',
  columns_missing: 'csv_columns_missing',
  empty: 'csv_empty',
  too_many_rows: 'csv_too_many_rows',
} as const satisfies Record<OrderFileProblem['problem'], string>;

const rowRefusals = {
  missing: 'csv_quantity_missing',
  not_a_number: 'csv_quantity_no_number',
  below_one: 'quantity_too_small',
  not_whole: 'csv_quantity_not_whole',
  ambiguous: 'csv_quantity_ambiguous',
  too_many: 'quantity_too_big',
  code_missing: 'csv_code_missing',
  more_columns: 'csv_more_columns',
} as const satisfies Record<NonNullable<OrderedRow['problem']>, string>;

const stateRefusals = {
  unknown: 'csv_product_unknown',
  several: 'csv_product_several',
  not_sold: 'product_not_for_sale',
  found: null,
} as const satisfies Record<QuickLineState, string | null>;

/** Why a row cannot be bought, or null: its product first, then its pieces, with those of the rows before it. */
export function rowRefusal(row: OrderedRow, state: QuickLineState, before = 0): string | null {
  if (row.problem === 'code_missing' || row.problem === 'more_columns') return rowRefusals[row.problem];
  if (stateRefusals[state] !== null) return stateRefusals[state];
  if (row.problem !== null) return rowRefusals[row.problem];
  return before + (row.pieces ?? 0) > largestQuantity ? 'quantity_too_big' : null;
}
