import path from 'node:path';
import type { Knex } from 'knex';
import type { World } from '@mayorista/kernel/testing';
import { openDatabase } from '../../database/importers/connection/open-database';

/** The database of a world, read from outside the platform's processes: what is written there survived them. */
export function worldDatabase({ dataFolder, environment }: World): Knex {
  const url = environment.DATABASE_URL;
  return openDatabase(
    url === undefined
      ? { client: 'sqlite', filename: path.join(dataFolder, 'mayorista.db') }
      : { client: 'postgres', url },
  );
}

export const counted = async (query: Knex.QueryBuilder): Promise<number> => {
  const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
  return Number(row?.n ?? 0);
};
