import path from 'node:path';
import { defineParser, parseOthers, reject } from '@mayorista/kernel';
import type { TaxpayerList } from './read-list.rules';
import type { ListFault } from './taxpayer-list.parser';

const listParser = defineParser<string, TaxpayerList | ListFault>({
  name: 'reference.taxpayer-list',
  file: path.join(__dirname, 'taxpayer-list.parser'),
  mostSeconds: 20,
  mostMegabytes: 500,
});

/** Reads the file of a list of article 69-B. Throws ValidationError for what is none. */
export async function readList(file: string): Promise<TaxpayerList> {
  const parsed = await parseOthers(listParser, file);
  if ('problem' in parsed) return reject('file_too_heavy', 'file');
  const list = parsed.value;
  return 'problem' in list ? reject(list.problem, 'file', { line: list.line ?? 0 }) : list;
}
