// What: Where foreign keys are made with their table (SQLite), Strapi does not add them to it a second time.
// Why: Each table had every key twice, which each write checked twice; adding them copies the table and reads all the
// others anew, half of a first start.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import type { SchemaBuilder, SchemaProvider } from '../../server/src/schema/schema.types';
import { expectMethods } from './expect-methods';

/** Makes Strapi create each foreign key once on SQLite, where it creates them with their table and then adds them to it again. */
export function makeKeysWithTables(strapi: Core.Strapi): void {
  const { builder } = strapi.db.schema as unknown as SchemaProvider;
  const { dialect } = strapi.db as unknown as { dialect: { canAlterConstraints: () => boolean } };
  expectMethods('schema builder', builder, ['createTables', 'getSchemaBuilder']);
  expectMethods('dialect', dialect, ['canAlterConstraints']);
  if (dialect.canAlterConstraints()) return;
  const createTables = builder.createTables.bind(builder);
  const getSchemaBuilder = builder.getSchemaBuilder.bind(builder);
  builder.createTables = async (tables, trx) => {
    builder.getSchemaBuilder = (connection) => withoutChanges(getSchemaBuilder(connection));
    try {
      await createTables(tables, trx);
    } finally {
      builder.getSchemaBuilder = getSchemaBuilder;
    }
  };
}

type TableBuilder = ReturnType<SchemaBuilder['getSchemaBuilder']>;

/** Returns a builder that creates tables and changes none: for their keys Strapi's `createTables` calls `table`. */
const withoutChanges = (builder: TableBuilder): TableBuilder => ({
  createTable: (name, describe) => builder.createTable(name, describe),
  table: () => Promise.resolve(),
});
