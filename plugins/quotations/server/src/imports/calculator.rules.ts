import type { OrderFileProblem, OrderedRow } from '@mayorista/config/lists';

/** Most rows of one file. */
export const MOST_ROWS = 1_000;

/** Pieces of one row at most. */
const mostPieces = 100_000;

/** Why a file is no calculator's, as a refusal of it says. */
export const fileRefusals = {
  unreadable: 'calculator_unreadable',
  quote_not_closed: 'calculator_quote_not_closed',
  columns_missing: 'calculator_columns_missing',
  empty: 'calculator_empty',
  too_many_rows: 'calculator_too_many_rows',
} as const satisfies Record<OrderFileProblem['problem'], string>;

const rowRefusals = {
  missing: 'calculator_quantity_missing',
  not_a_number: 'calculator_quantity_invalid',
  below_one: 'calculator_quantity_invalid',
  not_whole: 'calculator_quantity_invalid',
  ambiguous: 'calculator_quantity_ambiguous',
  too_many: 'calculator_quantity_invalid',
  code_missing: 'calculator_model_missing',
  more_columns: 'calculator_more_columns',
} as const satisfies Record<NonNullable<OrderedRow['problem']>, string>;

/** Why a row's cells cannot be read, or null. */
export function rowRefusal({ problem, pieces }: Pick<OrderedRow, 'problem' | 'pieces'>): string | null {
  if (problem !== null) return rowRefusals[problem];
  return (pieces ?? 0) > mostPieces ? 'calculator_quantity_invalid' : null;
}
