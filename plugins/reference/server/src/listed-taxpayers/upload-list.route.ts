import { z } from 'zod';
import { dataOutput, dayOutput, defineRoute, inTransaction, reject, requireSize } from '@mayorista/kernel';
import { keepList } from './keep-list';
import { readList } from './read-list';

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
    requireSize(file, maxMegabytes);
    const list = await readList(file.path);
    const kept = await inTransaction(strapi, (tx) => keepList(tx, actor, list));
    return { data: { list_day: list.listDay, ...kept, nameless: list.nameless }, meta: {} };
  },
});
