import type { Importer } from './importer';
import { runImport, type RunOptions, type Summary } from './run-import';

/** One file with its importer, whatever its rows are. */
export interface ImportJob {
  file: string;
  noun: string;
  /** Column name of the business key in the errors file. */
  keyField: string;
  run(options: Omit<RunOptions, 'file'>): Promise<Summary>;
}

export function importJob<Row>(file: string, importer: Importer<Row>): ImportJob {
  const { noun, keyField } = importer;
  return { file, noun, keyField, run: (options) => runImport(importer, { ...options, file }) };
}
