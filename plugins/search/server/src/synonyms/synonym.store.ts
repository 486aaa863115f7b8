import type { Knex } from 'knex';
import { tables } from '../uids';
import { readWords } from './synonym.rules';

/** The groups that staff made, as search takes them. */
export async function staffGroups(knex: Knex): Promise<string[][]> {
  const rows = (await knex(tables.synonym).orderBy('id').select('words')) as { words: string }[];
  return rows.map(({ words }) => readWords(words));
}
