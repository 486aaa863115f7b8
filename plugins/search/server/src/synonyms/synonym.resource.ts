import { z } from 'zod';
import { defineResource, enqueue, ValidationError, type BaseRow, type Tx, writeRule } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { applySynonyms } from './apply-synonyms';
import { groupKeyOf, readWords, wordsOf, writtenWords } from './synonym.rules';
import { searchSynonym } from './synonym.answer';

interface SynonymRow extends BaseRow {
  readonly words: string;
}

const needs = 'search.write';
const input = z.strictObject({
  words: z
    .array(z.string().max(60))
    .max(30)
    .transform(wordsOf)
    .refine((words) => words.length >= 2, 'synonyms_too_few'),
});
type Input = z.output<typeof input>;

const take = async (tx: Tx): Promise<void> => void (await enqueue(tx, applySynonyms, {}));

const rule = writeRule({
  needs,
  schema: input,
  before: ({ tx, input: { words } }, current) => refuseTaken(tx, groupKeyOf(words), current?.id ?? null),
  toRow: ({ words }: Input) => ({ words: writtenWords(words), group_key: groupKeyOf(words) }),
  after: ({ tx }) => take(tx),
});

async function refuseTaken(tx: Tx, key: string, ownId: number | null): Promise<void> {
  const rows = (await tx.trx(tables.synonym).where({ group_key: key }).select('id')) as { id: number }[];
  if (rows.some(({ id }) => id !== ownId)) throw new ValidationError([{ code: 'synonyms_taken', field: 'words' }]);
}

/** Groups of words that mean the same; they reach the engine as soon as they are written. */
export const synonymResource = defineResource<SynonymRow>()({
  path: '/search-synonyms',
  uid: uids.synonym,
  label: 'sinónimos de búsqueda',
  search: ['words'],
  order: { id: 'desc' },
  read: { needs: 'search.insights' },
  create: rule,
  update: rule,
  remove: { needs, before: ({ tx }) => take(tx) },
  output: searchSynonym,
  serialize: ({ id, words }) => ({ id, words: readWords(words) }),
});
