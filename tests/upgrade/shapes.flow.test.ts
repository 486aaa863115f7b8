import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestApp } from '@mayorista/kernel/testing';

/** A table as Strapi declares it to the database. */
interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
  readonly indexes: readonly { readonly name: string }[];
  readonly foreignKeys: readonly { readonly name: string }[];
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
/** Columns that these types gained since: a schema only adds. */
const gained: Readonly<Record<string, readonly string[]>> = {
  special_brand_discounts: ['requested_by_email', 'requested_by_key'],
};

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
const sorted = ({ columns, indexes, foreignKeys, ...table }: Table) => ({
  ...table,
  columns: [...columns].sort(byName),
  indexes: [...indexes].sort(byName),
  foreignKeys: [...foreignKeys].sort(byName),
});
const shaped = ({ tables }: Schema): Schema => ({ tables: tables.filter(({ name }) => names.includes(name)) });

describe('a type that became a shape', () => {
  test.each(names)('%s has the columns, indexes and keys that it had', (name) => {
    const { schema } = (app.strapi.db as unknown as Database).schema;
    const [was, is] = [former.tables, schema.tables].map((all) => all.find((each) => each.name === name));
    const more = gained[name] ?? [];
    const ofOld = is!.columns.filter((column) => !more.includes(column.name));
    expect(sorted({ ...is!, columns: ofOld })).toEqual(sorted(was!));
    expect(is!.columns).toHaveLength(was!.columns.length + more.length);
  });

  test('leaves Strapi nothing to change in a database of the release before, so that every row stays', async () => {
    const { dialect, schema } = app.strapi.db as unknown as Database;
    const databaseSchema = shaped(await dialect.schemaInspector.getSchema());
    expect(databaseSchema.tables).toHaveLength(names.length);
    const compare = (userSchema: Schema) =>
      schema.schemaDiff.diff({ previousSchema: former, databaseSchema, userSchema });
    expect((await compare(shaped(schema.schema))).status).toBe('UNCHANGED');
    const another = { ...shaped(schema.schema).tables[0]!, name: 'another_table' };
    expect((await compare({ tables: [...shaped(schema.schema).tables, another] })).status).toBe('CHANGED');
  });
});
