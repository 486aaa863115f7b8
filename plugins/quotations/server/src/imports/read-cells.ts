import { readFile } from 'node:fs/promises';
import { checkUpload, reject, type UploadedFile } from '@mayorista/kernel';
import { MOST_ROWS, parseCsv, type CalculatorProblem } from './calculator.rules';

const maxBytes = 5 * 1024 * 1024;
const mostColumns = 60;

/** Reads the cells of a calculator's file, of the first sheet of a workbook. Throws ValidationError for another kind of file. */
export async function readCells(file: UploadedFile | undefined): Promise<string[][] | CalculatorProblem> {
  if (file === undefined) return reject('calculator_file_missing', 'file');
  if (!/\.(csv|xlsx)$/i.test(file.name)) return reject('calculator_wrong_kind', 'file');
  await checkUpload(file, { maxBytes, extensions: ['csv', 'xlsx'] });
  return /\.csv$/i.test(file.name) ? parseCsv(toText(await readFile(file.path))) : readSheet(file.path);
}

/** Spreadsheets in Mexico still write Windows' letters. */
function toText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}

/** Reads row by row and stops after what may be read: a workbook unpacks to a thousand times its size. */
async function readSheet(path: string): Promise<string[][] | CalculatorProblem> {
  // Loaded on first use: few processes ever read a workbook.
  const { default: Excel } = await import('exceljs');
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
        while (cells.length < row.number - 1 && cells.length <= 2 * MOST_ROWS) cells.push([]);
        cells.push(
          Array.from({ length: Math.min(row.cellCount, mostColumns) }, (_, at) => row.getCell(at + 1).text.trim()),
        );
        if (cells.length > 2 * MOST_ROWS) return 'calculator_too_many_rows';
      }
      break;
    }
  } catch {
    // The library throws whatever its parsers throw; the person needs to know one thing.
    return 'calculator_unreadable';
  }
  return cells;
}
