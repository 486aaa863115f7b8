import type {
  DatabaseColumn,
  DatabaseIndex,
  DatabaseSchema,
  DatabaseTable,
  Differences,
  SchemaDifference,
  TableDifference,
} from './schema.types';

/** The database at hand, and how it writes the types that schemas name. */
export interface Dialect {
  readonly client: string;
  getSqlType(type: string): unknown;
}

export interface Additions {
  /** What may be done at once: nothing in it removes or alters. */
  readonly difference: SchemaDifference;
  /** What the database has otherwise than this release declares it; only a migration may change it. */
  readonly mismatches: readonly string[];
}

/**
 * Reduces what Strapi would do to a database to what only adds: tables, columns, indexes and foreign keys. What the release does
 * not name stays where it is. What exists and is declared otherwise is left alone and told.
 */
export function additionsOf(
  { diff }: SchemaDifference,
  database: DatabaseSchema,
  declared: DatabaseSchema,
  dialect: Dialect,
): Additions {
  const existing = new Map(database.tables.map((table) => [table.name, table]));
  const updated = diff.tables.updated.map(onlyAdded).filter(addsSomething);
  const tables = { ...diff.tables, updated, removed: [] };
  return {
    difference: { status: tables.added.length + updated.length > 0 ? 'CHANGED' : 'UNCHANGED', diff: { tables } },
    mismatches: [
      ...diff.tables.updated.flatMap((table) => mismatchesOf(table, existing.get(table.name), dialect)),
      ...declared.tables.flatMap((table) => uninsertable(table, existing.get(table.name))),
    ],
  };
}

const addedAlone = <T>(differences: Differences<T>): Differences<T> => ({ ...differences, updated: [], removed: [] });

const onlyAdded = (table: TableDifference): TableDifference => ({
  name: table.name,
  columns: addedAlone(table.columns),
  indexes: addedAlone(table.indexes),
  foreignKeys: addedAlone(table.foreignKeys),
});

const addsSomething = ({ columns, indexes, foreignKeys }: TableDifference): boolean =>
  columns.added.length + indexes.added.length + foreignKeys.added.length > 0;

function mismatchesOf(table: TableDifference, existing: DatabaseTable | undefined, dialect: Dialect): string[] {
  const found = new Map(existing?.columns.map((column) => [column.name, column]));
  return [
    ...table.columns.updated.flatMap(({ object }) =>
      columnMismatch(table.name, found.get(object.name), object, dialect),
    ),
    ...table.columns.added
      .filter(isRequired)
      .map(
        ({ name }) =>
          `${table.name}.${name} se agrega como obligatoria sin valor por defecto: las filas que hay no lo tienen`,
      ),
    ...table.indexes.updated
      .filter(({ object }) =>
        indexDiffers(
          existing?.indexes.find(({ name }) => name === object.name),
          object,
        ),
      )
      .map(({ name }) => `${table.name}: el índice ${name} es de otras columnas o de otro tipo; dale otro nombre`),
    ...table.foreignKeys.updated.map(
      ({ name }) => `${table.name}: la llave foránea ${name} está declarada de otra manera; dale otro nombre`,
    ),
  ];
}

/** Which types hold everything that another one does. SQLite looks at the kind of a type alone, never at its width. */
const widths: Readonly<Record<string, readonly string[]>> = { text: ['string'], bigInteger: ['integer'] };
const kinds: typeof widths = { ...widths, string: ['text'], integer: ['bigInteger'] };

const holds = ({ client }: Dialect, type: string, other: unknown): boolean =>
  type === other || ((client === 'sqlite' ? kinds : widths)[type] ?? []).some((each) => each === other);

function columnMismatch(
  table: string,
  existing: DatabaseColumn | undefined,
  declared: DatabaseColumn,
  dialect: Dialect,
): string[] {
  if (existing === undefined) return [];
  const wanted = dialect.getSqlType(declared.type);
  if (declared.type !== 'increments' && !holds(dialect, existing.type, wanted))
    return [`${table}.${declared.name} es ${existing.type} y esta versión la declara ${String(wanted)}`];
  if (existing.notNullable !== declared.notNullable)
    return [
      `${table}.${declared.name} ${existing.notNullable === true ? 'es' : 'no es'} obligatoria en la base de datos`,
    ];
  return [];
}

/** PostgreSQL's inspection leaves the column `id` out of every index. */
function indexDiffers(existing: DatabaseIndex | undefined, declared: DatabaseIndex): boolean {
  const columns = (index: DatabaseIndex): string =>
    [...index.columns]
      .filter((name) => name !== 'id')
      .sort()
      .join();
  const areOfTwoTypes = existing?.type !== undefined && declared.type !== undefined && existing.type !== declared.type;
  return existing === undefined || areOfTwoTypes || columns(existing) !== columns(declared);
}

const isRequired = ({ notNullable, defaultTo }: DatabaseColumn): boolean =>
  notNullable === true && (defaultTo === null || defaultTo === undefined);

/** Columns that this release does not name and yet must be filled: no new row would go in. */
const uninsertable = (declared: DatabaseTable, existing: DatabaseTable | undefined): string[] =>
  (existing?.columns ?? [])
    .filter((column) => isRequired(column) && !declared.columns.some(({ name }) => name === column.name))
    .map(
      ({ name }) =>
        `${declared.name}.${name} ya no se declara y sigue siendo obligatoria: no entraría ninguna fila nueva`,
    );
