import path from 'node:path';
import { z } from 'zod';
import {
  dataOutput,
  defineParser,
  defineRoute,
  inTransaction,
  parseOthers,
  reject,
  requireSize,
  today,
  ValidationError,
} from '@mayorista/kernel';
import { keepRates } from './official-rate.store';
import type { RateFile, UnreadLine } from './read-told.rules';

/** Ten years of lines are a fifth of it. */
const maxMegabytes = 1;
const mostRates = 4_000;

const rateParser = defineParser<string, RateFile>({
  name: 'reference.rate-file',
  file: path.join(__dirname, 'rate-file.parser'),
  mostSeconds: 3,
  mostMegabytes: 300,
});

/** POST /official-rate-files: the rates of a file of Banco de México, all or none. */
export const uploadRates = defineRoute({
  method: 'POST',
  path: '/official-rate-files',
  noun: 'official-rate-files',
  action: 'create',
  needs: 'official-rates.write',
  summary: 'Subir el archivo de Banco de México con el tipo de cambio FIX (multipart: file)',
  status: 201,
  input: z.strictObject({}),
  output: dataOutput(z.strictObject({ added: z.int(), corrected: z.int(), known: z.int() })),
  async handle({ strapi, actor, files }) {
    const file = files.find(({ field }) => field === 'file');
    if (file === undefined) return reject('required', 'file');
    requireSize(file, maxMegabytes);
    const parsed = await parseOthers(rateParser, file.path);
    if ('problem' in parsed) return reject('file_too_heavy', 'file');
    const { rates, unread } = parsed.value;
    if (unread.length > 0) throw new ValidationError(unread.map(lineNotRead));
    if (rates.length === 0) return reject('rates_not_read', 'file');
    if (rates.length > mostRates) return reject('too_many_rates', 'file', { count: mostRates });
    if (rates.some(({ day }) => day > today())) return reject('rate_of_a_day_to_come', 'file');
    const kept = await inTransaction(strapi, (tx) => keepRates(tx, actor, rates, 'file'));
    return { data: { ...kept, known: rates.length - kept.added - kept.corrected }, meta: {} };
  },
});

const lineNotRead = ({ line, text }: UnreadLine) => ({
  code: 'rate_lines_not_read',
  field: 'file',
  params: { line, text },
});
