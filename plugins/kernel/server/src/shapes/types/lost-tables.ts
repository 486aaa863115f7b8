import type { Core } from '@strapi/strapi';
import { retiredTables } from '@mayorista/config';
import { knexOf } from '../../transactions/in-transaction';

interface TypeOfTable {
  readonly collectionName?: string;
}
type Types = Readonly<Record<string, TypeOfTable>>;

interface Sync {
  /** Of the last start; none before the first one. */
  readonly oldContentTypes?: Types | null;
  readonly contentTypes: Types;
}

/**
 * Refuses to start while a table of the last start has no content type any more: Strapi would drop it with all its rows, for
 * instance because a record was left out of its plugin's `records`. What a migration removes is listed in `retiredTables`.
 */
export function guardTables(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(async ({ oldContentTypes, contentTypes }: Sync) => {
    const lost = findLostTables(oldContentTypes ?? {}, contentTypes, retiredTables);
    const present: string[] = [];
    for (const table of lost) if (await knexOf(strapi).schema.hasTable(table)) present.push(table);
    if (present.length > 0)
      throw new Error(
        `No content type has the table ${present.join(', ')} any more: its rows would be lost. ` +
          'Put its record back into the plugin’s `records`, or list the table in retiredTables (config) with a migration.',
      );
  });
}

/** Lists the tables that a type had at the last start and none has now, unless they were retired. */
export function findLostTables(old: Types, current: Types, retired: readonly string[]): string[] {
  const kept = new Set([...Object.values(current).map(({ collectionName }) => collectionName), ...retired]);
  return Object.values(old).flatMap(({ collectionName: table }) =>
    table === undefined || kept.has(table) ? [] : [table],
  );
}
