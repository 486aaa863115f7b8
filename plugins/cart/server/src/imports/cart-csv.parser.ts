import { readFile } from 'node:fs/promises';
import { decodeText, readOrderFile, type OrderedRow, type OrderFileProblem } from '@mayorista/config/lists';
import { mostRows } from './cart-csv.rules';

export type CartFile =
  readonly OrderedRow[] | OrderFileProblem | { readonly problem: 'unreadable'; readonly line: null };

/** Reads a cart's file. */
export async function run(path: string): Promise<CartFile> {
  const text = decodeText(await readFile(path));
  return text === null ? { problem: 'unreadable', line: null } : readOrderFile(text, mostRows);
}
