import { readFile } from 'node:fs/promises';
import Excel from 'exceljs';
import { MOST_LINES, parseCsv, readCalculator, type CalculatorProblem, type CalculatorRow } from './calculator.rules';

const mostColumns = 60;
/** No model is longer; what is cut names no product, and is told as it is. */
const mostLetters = 500;

/** A calculator's file whose kind is known. */
export interface CalculatorFile {
  readonly path: string;
  readonly isWorkbook: boolean;
}

/** Reads models and quantities of a calculator's file, of the first sheet of a workbook. */
export async function run({ path, isWorkbook }: CalculatorFile): Promise<readonly CalculatorRow[] | CalculatorProblem> {
  const cells = isWorkbook ? await readSheet(path) : parseCsv(toText(await readFile(path)));
  return typeof cells === 'string' ? cells : readCalculator(cells);
}

/** Spreadsheets in Mexico still write Windows' letters. */
function toText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}

/** Reads row by row and stops after what may be read. */
async function readSheet(path: string): Promise<string[][] | CalculatorProblem> {
  const cells: string[][] = [];
  try {
    const workbook = new Excel.stream.xlsx.WorkbookReader(path, {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'ignore',
      hyperlinks: 'ignore',
    });
    for await (const sheet of workbook) {
      for await (const row of sheet) {
        while (cells.length < row.number - 1 && cells.length <= MOST_LINES) cells.push([]);
        cells.push(
          Array.from({ length: Math.min(row.cellCount, mostColumns) }, (_, at) =>
            row
              .getCell(at + 1)
              .text.trim()
              .slice(0, mostLetters),
          ),
        );
        if (cells.length > MOST_LINES) return 'calculator_too_many_rows';
      }
      break;
    }
  } catch {
    // The library throws whatever its parsers throw; the person needs to know one thing.
    return 'calculator_unreadable';
  }
  return cells;
}
