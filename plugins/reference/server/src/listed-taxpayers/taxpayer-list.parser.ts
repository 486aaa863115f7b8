import { readFile } from 'node:fs/promises';
import { CsvError } from 'csv-parse';
import { cellsOfList } from './decode-list';
import { NotTheList, readTaxpayerList, type ListProblem, type TaxpayerList } from './read-list.rules';

/** Why a file is not the list, and in which line that was seen. */
export interface ListFault {
  readonly problem: ListProblem;
  readonly line: number | null;
}

/** Reads the file of a list. */
export async function run(path: string): Promise<TaxpayerList | ListFault> {
  try {
    return readTaxpayerList(await cellsOfList(await readFile(path)));
  } catch (error) {
    if (error instanceof NotTheList) return { problem: error.problem, line: error.line };
    if (error instanceof CsvError) return { problem: 'list_without_columns', line: null };
    throw error;
  }
}
