import path from 'node:path';
import { checkUpload, defineParser, parseOthers, reject, type UploadedFile } from '@mayorista/kernel';
import type { OrderedRow } from '@mayorista/config/lists';
import type { CalculatorFile, CalculatorProblem } from './calculator.parser';

const maxBytes = 5 * 1024 * 1024;
/** A workbook of so many rows unpacks to some megabytes. */
const mostUnpackedMegabytes = 40;

const calculatorParser = defineParser<CalculatorFile, readonly OrderedRow[] | CalculatorProblem>({
  name: 'quotations.calculator',
  file: path.join(__dirname, 'calculator.parser'),
  mostSeconds: 8,
  mostMegabytes: 400,
});

/** Reads the rows of a calculator's file, or says why it has none. Throws ValidationError for another kind of file and for one with too much in it. */
export async function readFile(file: UploadedFile | undefined): Promise<readonly OrderedRow[] | CalculatorProblem> {
  if (file === undefined) return reject('calculator_file_missing', 'file');
  if (!/\.(csv|xlsx)$/i.test(file.name)) return reject('calculator_wrong_kind', 'file');
  await checkUpload(file, { maxBytes, mostUnpackedMegabytes, extensions: ['csv', 'xlsx'] });
  const parsed = await parseOthers(calculatorParser, { path: file.path, isWorkbook: /\.xlsx$/i.test(file.name) });
  return 'problem' in parsed ? reject('file_too_heavy', 'file') : parsed.value;
}
