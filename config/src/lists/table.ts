import { CsvError, parse } from 'csv-parse/sync';
import { declaredDelimiter, delimiterOf, knownDelimiters, type Delimiter } from './delimiter';

/** A row of a file: the line it begins in, from 1, and its cells, trimmed. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** What parts its columns; null where it has but one. */
  readonly delimiter: Delimiter | null;
}

/** A file that cannot be cut into rows, and the line where that is seen. */
export interface TableProblem {
  readonly problem: 'quote_not_closed' | 'unreadable';
  readonly line: number;
}

export interface TableOptions {
  /** Rows that are read at most; there is one more where the file has more. */
  readonly mostRows: number;
  /** Tells the row of names, by which the delimiter is known. */
  readonly isHeader?: (cells: readonly string[]) => boolean;
  /** The header stands within so many rows. */
  readonly headWithin?: number;
}

/** Cuts a delimited text into rows. One delimiter parts all of it: that of 'sep=', else the one under which it has its header, else the one that suits all rows best. */
export function readTable(written: string, options: TableOptions): Table | TableProblem {
  // Within quotes csv-parse counts the two letters of a Windows line end as two lines.
  const text = written.replaceAll(/\r\n?/g, '\n');
  const named = declaredDelimiter(text);
  const delimiter = named ?? byHeader(text, options) ?? delimiterOf(text);
  const body = named === null ? text : text.replace(/^[^\r\n]*/, '');
  const rows = rowsOf(body, delimiter, options.mostRows + 1);
  return 'problem' in rows ? rows : { rows, delimiter };
}

function byHeader(text: string, { isHeader, headWithin = 1 }: TableOptions): Delimiter | null {
  if (isHeader === undefined) return null;
  const fitting = knownDelimiters.filter((delimiter) => {
    const rows = rowsOf(text, delimiter, headWithin);
    return !('problem' in rows) && rows.some(({ cells }) => isHeader(cells));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Cuts one line of a text into cells, as a file of that one row. */
export function cellsOfLine(line: string, delimiter: Delimiter): readonly string[] | null {
  const rows = rowsOf(line, delimiter, 1);
  return 'problem' in rows ? null : (rows[0]?.cells ?? []);
}

function rowsOf(text: string, delimiter: Delimiter | null, to: number): TableRow[] | TableProblem {
  let last = 0;
  const rows: TableRow[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiter ?? '\t',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to,
      // csv-parse tells in which line a row ends; people look for where it begins.
      on_record: (cells: string[], { lines }) => {
        last = lines;
        rows.push({ line: lines - cells.reduce((sum, cell) => sum + breaksIn(cell), 0), cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_not_closed' : 'unreadable', line: last + 1 };
  }
  return rows;
}

const breaksIn = (cell: string): number => cell.split('\n').length - 1;
