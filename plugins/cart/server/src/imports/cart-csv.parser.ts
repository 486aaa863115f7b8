import { readFile } from 'node:fs/promises';
import { readCartCsv, type CsvProblem, type CsvRow } from './cart-csv.rules';

/** Reads a cart's file. */
export const run = async (path: string): Promise<readonly CsvRow[] | CsvProblem> =>
  readCartCsv(textOf(await readFile(path)));

/** Spreadsheets in Mexico still write Windows' letters. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}
