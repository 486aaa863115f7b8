import { databaseName, LONGEST_NAME } from './database-name';
import type { DatabaseSchema } from './schema.types';

/**
 * Thrown at a start that would write a schema to the database that a later start could not read back. Each line of the text is one
 * reason.
 */
export class SchemaProblem extends Error {
  override readonly name = 'SchemaProblem';
}

/** Throws a SchemaProblem that lists every table, column, index and foreign key whose name is too long, with a name to use instead. */
export function assertShortNames({ tables }: DatabaseSchema): void {
  const tooLong = tables.flatMap((table) =>
    [table, ...table.columns, ...table.indexes, ...table.foreignKeys]
      .filter(({ name }) => name.length > LONGEST_NAME)
      .map(({ name }) => `${table.name}: «${name}» tiene ${name.length} caracteres; usa «${databaseName(name)}»`),
  );
  if (tooLong.length > 0)
    throw new SchemaProblem(
      [`Nombres de más de ${LONGEST_NAME} caracteres, que PostgreSQL cortaría:`, ...tooLong].join('\n'),
    );
}
