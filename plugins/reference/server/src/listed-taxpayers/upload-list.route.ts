import { readFile } from 'node:fs/promises';
import { CsvError } from 'csv-parse';
import { z } from 'zod';
import { dataOutput, dayOutput, defineRoute, inTransaction, reject, ValidationError } from '@mayorista/kernel';
import { cellsOfList } from './decode-list';
import { keepList } from './keep-list';
import { NotTheList, readTaxpayerList, type TaxpayerList } from './read-list.rules';

/** Four times what it weighs (2026). */
const maxMegabytes = 20;

/** POST /listed-taxpayer-files: the list of article 69-B as the tax authority publishes it, whole or not at all. */
export const uploadTaxpayerList = defineRoute({
  method: 'POST',
  path: '/listed-taxpayer-files',
  noun: 'listed-taxpayer-files',
  action: 'create',
  needs: 'listed-taxpayers.write',
  summary: 'Subir la lista completa del artículo 69-B como la publica el SAT (multipart: file)',
  status: 201,
  input: z.strictObject({}),
  output: dataOutput(
    z.strictObject({ list_day: dayOutput, added: z.int(), changed: z.int(), removed: z.int(), nameless: z.int() }),
  ),
  async handle({ strapi, actor, files }) {
    const file = files.find(({ field }) => field === 'file');
    if (file === undefined) return reject('required', 'file');
    if (file.sizeBytes > maxMegabytes * 1024 * 1024) return reject('file_too_large', 'file', { max: maxMegabytes });
    const list = await readList(file.path);
    const kept = await inTransaction(strapi, (tx) => keepList(tx, actor, list));
    return { data: { list_day: list.listDay, ...kept, nameless: list.nameless }, meta: {} };
  },
});

async function readList(path: string): Promise<TaxpayerList> {
  try {
    return readTaxpayerList(await cellsOfList(await readFile(path)));
  } catch (error) {
    if (error instanceof NotTheList)
      throw new ValidationError([{ code: error.problem, field: 'file', params: { line: error.line ?? 0 } }]);
    if (error instanceof CsvError) return reject('list_without_columns', 'file');
    throw error;
  }
}
