import { fold } from '../text';
import { piecesIn, type PiecesProblem } from './pieces';
import { readTable, type TableProblem, type TableRow } from './table';

/** What is wrong with a row: its pieces, no code, or cells that belong to no column, so that nobody knows which is which. */
type RowProblem = PiecesProblem | 'code_missing' | 'more_columns';

/** A row of an order's file. */
export interface OrderedRow {
  /** The line of the file, from 1, in which it begins. */
  readonly row: number;
  readonly code: string;
  /** Null where they cannot be read; `problem` says why. */
  readonly pieces: number | null;
  readonly problem: RowProblem | null;
  /** The pieces as the file has them. */
  readonly written: string;
}

export type OrderFileProblem = TableProblem | { readonly problem: 'columns_missing' | 'empty' | 'too_many_rows' };

const codeNames = [
  'codigo',
  'modelo',
  'sku',
  'producto',
  'clave',
  'no. de parte',
  'numero de parte',
  'code',
  'model',
  'part number',
];
const piecesNames = ['cantidad', 'cant', 'cant.', 'piezas', 'pzas', 'qty', 'quantity'];

/** Titles and the customer's data may stand above the table. */
const headWithin = 30;

const placeOf = (cells: readonly string[], names: readonly string[]): number =>
  cells.findIndex((cell) => names.includes(fold(cell).trim()));

/** Says whether cells name the columns of an order: one of codes and one of pieces. */
export const isOrderHeader = (cells: readonly string[]): boolean =>
  placeOf(cells, codeNames) >= 0 && placeOf(cells, piecesNames) >= 0;

/** Where an order's header has its codes and its pieces. */
export const orderPlaces = (header: readonly string[]): { readonly code: number; readonly pieces: number } => ({
  code: placeOf(header, codeNames),
  pieces: placeOf(header, piecesNames),
});

/** Reads the codes and pieces of a delimited file, wherever its table begins; of `mostRows` rows at most, titles and subtotals not counted. */
export function readOrderFile(text: string, mostRows: number): readonly OrderedRow[] | OrderFileProblem {
  const table = readTable(text, { mostRows: linesOf(mostRows), isHeader: isOrderHeader, headWithin });
  return 'problem' in table ? table : orderedRows(table.rows, mostRows);
}

/** As many lines are looked at for so many rows: of those between them that say nothing, a file has no more than others. */
export const linesOf = (mostRows: number): number => 2 * mostRows + 1;

/** Reads the codes and pieces of a table's rows; a workbook's come here as they are. */
export function orderedRows(rows: readonly TableRow[], mostRows: number): readonly OrderedRow[] | OrderFileProblem {
  if (rows.length > linesOf(mostRows)) return { problem: 'too_many_rows' };
  const head = rows.slice(0, headWithin).findIndex(({ cells }) => isOrderHeader(cells));
  const header = rows[head]?.cells;
  if (header === undefined) return { problem: 'columns_missing' };
  const found = rows.slice(head + 1).flatMap((row) => orderedRow(row, header) ?? []);
  if (found.length === 0) return { problem: 'empty' };
  return found.length > mostRows ? { problem: 'too_many_rows' } : found;
}

/** Null for a row that asks for nothing: one without code and pieces, a subtotal. */
function orderedRow({ line, cells }: TableRow, header: readonly string[]): OrderedRow | null {
  const at = orderPlaces(header);
  const [code = '', written = ''] = [cells[at.code], cells[at.pieces]];
  if (code === '' && (written === '' || isTotal(cells))) return null;
  const { pieces = null, problem = null } = piecesIn(written);
  const isWide = cells.slice(header.length).some((cell) => cell !== '');
  const wrong = code === '' ? 'code_missing' : isWide ? 'more_columns' : problem;
  return { row: line, code, pieces: wrong === null ? pieces : null, problem: wrong, written };
}

const isTotal = (cells: readonly string[]): boolean => cells.some((cell) => /^(?:sub)?total\b/.test(fold(cell)));
