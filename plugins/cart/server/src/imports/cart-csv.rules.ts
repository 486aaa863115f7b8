import { CsvError, parse } from 'csv-parse/sync';
import { fold } from '@mayorista/kernel/shared';

/** Rows of one file at most: as many as go into the cart in one call. */
export const mostRows = 500;

/** Lines that are looked at: of those between them that say nothing, a file has no more than others. */
const mostLines = 2 * mostRows + 1;

export interface CsvRow {
  readonly code: string;
  /** Null when the file has no whole number from 1 up there. */
  readonly quantity: number | null;
}

export type CsvProblem = 'csv_unreadable' | 'csv_columns_missing' | 'csv_empty' | 'csv_too_many_rows';

const columns = {
  code: ['codigo', 'modelo', 'sku', 'producto', 'code', 'model'],
  quantity: ['cantidad', 'piezas', 'quantity'],
} as const;

/** What a spreadsheet is given to begin with. */
export const csvTemplate = '\uFEFFcodigo,cantidad\r\nVK-2CD2143G2-I,4\r\nPK-TAG-EM,50\r\n';

/** The rows of a cart's file, each code once with all its pieces; or why it cannot be read. Commas, semicolons and tabs part columns. */
export function readCartCsv(text: string): readonly CsvRow[] | CsvProblem {
  const table = tableOf(text);
  if (table === null) return 'csv_unreadable';
  if (table.length > mostLines) return 'csv_too_many_rows';
  const [header = [], ...rows] = table;
  const places = { code: placeOf(header, columns.code), quantity: placeOf(header, columns.quantity) };
  if (places.code < 0 || places.quantity < 0) return 'csv_columns_missing';
  const named = rows.filter((row) => (row[places.code] ?? '').trim() !== '');
  if (named.length === 0) return 'csv_empty';
  if (named.length > mostRows) return 'csv_too_many_rows';
  const byCode = new Map<string, CsvRow>();
  for (const row of named) {
    const code = (row[places.code] ?? '').trim();
    const quantity = wholeNumber(row[places.quantity] ?? '');
    const before = byCode.get(code);
    byCode.set(code, { code, quantity: before === undefined ? quantity : sum(before.quantity, quantity) });
  }
  return [...byCode.values()];
}

function tableOf(text: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: mostLines + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const placeOf = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((name) => names.includes(fold(name)));

function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;
