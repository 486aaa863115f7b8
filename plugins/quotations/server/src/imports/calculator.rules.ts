import { CsvError, parse } from 'csv-parse/sync';
import { fold } from '@mayorista/kernel/shared';

/** Most rows of one file. */
export const MOST_ROWS = 1_000;

/** Rows that are looked at, titles and subtotals included. */
export const MOST_LINES = 2 * MOST_ROWS;

/** A row of a calculator's file. */
export interface CalculatorRow {
  /** Its number in the file, from 1. */
  readonly row: number;
  readonly code: string;
  /** Null for what is no whole number above zero. */
  readonly quantity: number | null;
}

export type CalculatorProblem =
  'calculator_unreadable' | 'calculator_columns_missing' | 'calculator_empty' | 'calculator_too_many_rows';

const codeNames = [
  'modelo',
  'codigo',
  'sku',
  'producto',
  'clave',
  'no. de parte',
  'numero de parte',
  'model',
  'part number',
];
const quantityNames = ['cantidad', 'cant', 'cant.', 'piezas', 'pzas', 'qty', 'quantity'];

/** Calculators put titles and the customer's data above their table. */
const headWithin = 30;

/** Parses a CSV file to cells; commas, semicolons and tabs part columns. */
export function parseCsv(text: string): string[][] | CalculatorProblem {
  try {
    const cells: string[][] = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      to: MOST_LINES + 1,
    });
    return cells.length > MOST_LINES ? 'calculator_too_many_rows' : cells;
  } catch (error) {
    if (error instanceof CsvError) return 'calculator_unreadable';
    throw error;
  }
}

/** Reads models and quantities of a calculator's table, wherever it begins; or says why not. Rows without a model (subtotals) are left out. */
export function readCalculator(cells: readonly (readonly string[])[]): readonly CalculatorRow[] | CalculatorProblem {
  const head = cells
    .slice(0, headWithin)
    .findIndex((row) => placeOf(row, codeNames) >= 0 && placeOf(row, quantityNames) >= 0);
  const names = cells[head];
  if (names === undefined) return 'calculator_columns_missing';
  const [code, quantity] = [placeOf(names, codeNames), placeOf(names, quantityNames)];
  const rows = cells.slice(head + 1).flatMap((row, at): CalculatorRow[] => {
    const text = (row[code] ?? '').trim();
    return text === '' ? [] : [{ row: head + 2 + at, code: named(text), quantity: wholeNumber(row[quantity] ?? '') }];
  });
  if (rows.length === 0) return 'calculator_empty';
  return rows.length > MOST_ROWS ? 'calculator_too_many_rows' : rows;
}

/** No model is that long: what is answered of a file is no longer than its models. */
const longestCode = 200;
const named = (code: string): string => (code.length <= longestCode ? code : `${code.slice(0, longestCode)}…`);

const placeOf = (row: readonly string[], names: readonly string[]): number =>
  row.findIndex((cell) => names.includes(fold(cell).trim()));

/** '4', '4.0' and '1,000' are whole; '4.5', '0' and 'dos' are not. */
function wholeNumber(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3}(\D|$))/g, '');
  const [, digits] = /^(\d{1,6})(?:\.0+)?$/.exec(plain) ?? [];
  const number = Number(digits ?? 0);
  return number > 0 && number <= 100_000 ? number : null;
}
