import type { Knex } from 'knex';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestApp } from '@mayorista/kernel/testing';

/** A table as Strapi remembers it of its last start, in strapi_database_schema. */
interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
  readonly indexes: readonly { readonly name: string }[];
  readonly foreignKeys: readonly { readonly name: string }[];
}
interface Stored {
  readonly id: number;
  readonly hash: string;
  readonly schema: string | { readonly tables: readonly Table[] };
}
interface Sync {
  readonly schema: { readonly sync: () => Promise<'CHANGED' | 'UNCHANGED'> };
}

/** What the release that declared these types in schema.json files remembered of their tables. */
const former = JSON.parse(readFileSync(new URL('former-tables.json', import.meta.url), 'utf8')) as {
  tables: readonly Table[];
};
const names = former.tables.map(({ name }) => name);

let app: TestApp;
let knex: Knex;
beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
});

async function remembered(): Promise<{ id: number; tables: readonly Table[] }> {
  const stored = (await knex('strapi_database_schema').orderBy('id', 'desc').first()) as Stored;
  const schema = typeof stored.schema === 'string' ? (JSON.parse(stored.schema) as { tables: Table[] }) : stored.schema;
  return { id: stored.id, tables: schema.tables };
}
const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
const sorted = ({ columns, indexes, foreignKeys, ...table }: Table) => ({
  ...table,
  columns: [...columns].sort(byName),
  indexes: [...indexes].sort(byName),
  foreignKeys: [...foreignKeys].sort(byName),
});
const rowsOf = async (table: string): Promise<unknown[]> => (await knex(table).orderBy('id')) as unknown[];

describe('a type that became a shape', () => {
  test.each(names)('%s has the columns, indexes and keys that it had', async (name) => {
    const [was, is] = [former.tables, (await remembered()).tables].map((all) => all.find((each) => each.name === name));
    expect(sorted(is!)).toEqual(sorted(was!));
  });

  test('keeps every row of a database of the release before, in which Strapi finds nothing to change', async () => {
    const before = await Promise.all(names.map(rowsOf));
    expect(before[0]).not.toHaveLength(0);
    const { id, tables } = await remembered();
    const schema = { tables: tables.map((table) => former.tables.find(({ name }) => name === table.name) ?? table) };
    await knex('strapi_database_schema').where({ id }).update({ schema: JSON.stringify(schema), hash: 'former' });
    expect(await (app.strapi.db as unknown as Sync).schema.sync()).toBe('UNCHANGED');
    expect(await Promise.all(names.map(rowsOf))).toEqual(before);
  });
});
