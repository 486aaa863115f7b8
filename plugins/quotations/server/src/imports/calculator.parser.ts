import { readFile } from 'node:fs/promises';
import Excel from 'exceljs';
import {
  decodeText,
  linesOf,
  orderedRows,
  readOrderFile,
  type OrderedRow,
  type OrderFileProblem,
  type TableRow,
} from '@mayorista/config/lists';
import { MOST_ROWS } from './calculator.rules';

const mostColumns = 60;
/** No model is longer; what is cut names no product, and is told as it is. */
const mostLetters = 500;

/** A calculator's file whose kind is known. */
export interface CalculatorFile {
  readonly path: string;
  readonly isWorkbook: boolean;
}

/** What can be wrong with a file, and the line where that is seen. */
export type CalculatorProblem = OrderFileProblem | { readonly problem: 'unreadable'; readonly line: null };

/** Reads models and quantities of a calculator's file, of the first sheet of a workbook. */
export async function run({ path, isWorkbook }: CalculatorFile): Promise<readonly OrderedRow[] | CalculatorProblem> {
  if (isWorkbook) {
    const rows = await readSheet(path);
    return 'problem' in rows ? rows : orderedRows(rows, MOST_ROWS);
  }
  const text = decodeText(await readFile(path));
  return text === null ? { problem: 'unreadable', line: null } : readOrderFile(text, MOST_ROWS);
}

/** Reads row by row and stops after what may be read. */
async function readSheet(path: string): Promise<TableRow[] | CalculatorProblem> {
  const rows: TableRow[] = [];
  try {
    const workbook = new Excel.stream.xlsx.WorkbookReader(path, {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'ignore',
      hyperlinks: 'ignore',
    });
    for await (const sheet of workbook) {
      for await (const row of sheet) {
        if (row.number > linesOf(MOST_ROWS)) return { problem: 'too_many_rows' };
        const cells = Array.from({ length: Math.min(row.cellCount, mostColumns) }, (_, at) =>
          textOf(row.getCell(at + 1)),
        );
        rows.push({ line: row.number, cells });
      }
      break;
    }
  } catch {
    // The library throws whatever its parsers throw; the person needs to know one thing.
    return { problem: 'unreadable', line: null };
  }
  return rows;
}

/** A number is no text: its decimals are of the cell, whatever point or comma its sheet shows. */
function textOf({ value, text }: Excel.Cell): string {
  const result = value !== null && typeof value === 'object' && 'result' in value ? value.result : value;
  return typeof result === 'number' ? numberText(result) : text.trim().slice(0, mostLetters);
}

/** Written so that it can be read in one way: 1.125 as '1.1250'. */
const numberText = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');
