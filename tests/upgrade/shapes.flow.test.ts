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
  readonly schema: string | { readonly tables: readonly Table[] };
}
interface Schema {
  readonly tables: readonly Table[];
}
/** Strapi's own comparison of what it remembers, what the database has, and what the types say. */
interface Database {
  readonly dialect: { readonly schemaInspector: { readonly getSchema: () => Promise<Schema> } };
  readonly schema: {
    readonly schema: Schema;
    readonly schemaDiff: {
      readonly diff: (of: {
        readonly previousSchema: Schema;
        readonly databaseSchema: Schema;
        readonly userSchema: Schema;
      }) => Promise<{ readonly status: 'CHANGED' | 'UNCHANGED' }>;
    };
  };
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

async function remembered(): Promise<readonly Table[]> {
  const stored = (await knex('strapi_database_schema').orderBy('id', 'desc').first()) as Stored;
  const schema = typeof stored.schema === 'string' ? (JSON.parse(stored.schema) as { tables: Table[] }) : stored.schema;
  return schema.tables;
}
const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
const sorted = ({ columns, indexes, foreignKeys, ...table }: Table) => ({
  ...table,
  columns: [...columns].sort(byName),
  indexes: [...indexes].sort(byName),
  foreignKeys: [...foreignKeys].sort(byName),
});
const shaped = ({ tables }: Schema): Schema => ({ tables: tables.filter(({ name }) => names.includes(name)) });

describe('a type that became a shape', () => {
  test.each(names)('%s has the columns, indexes and keys that it had', async (name) => {
    const [was, is] = [former.tables, await remembered()].map((all) => all.find((each) => each.name === name));
    expect(sorted(is!)).toEqual(sorted(was!));
  });

  test('leaves Strapi nothing to change in a database of the release before, so that every row stays', async () => {
    const { dialect, schema } = app.strapi.db as unknown as Database;
    const databaseSchema = shaped(await dialect.schemaInspector.getSchema());
    expect(databaseSchema.tables).toHaveLength(names.length);
    const compare = (userSchema: Schema) =>
      schema.schemaDiff.diff({ previousSchema: former, databaseSchema, userSchema });
    expect((await compare(shaped(schema.schema))).status).toBe('UNCHANGED');
    const withoutBanks = { tables: shaped(schema.schema).tables.filter(({ name }) => name !== 'banks') };
    expect((await compare(withoutBanks)).status).toBe('CHANGED');
  });
});
