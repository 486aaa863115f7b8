import type {
  DatabaseColumn,
  DatabaseIndex,
  DatabaseSchema,
  DatabaseTable,
  Differences,
  SchemaDifference,
  TableDifference,
} from './schema.types';

/** The database in use, and its names of the types in schemas. */
export interface Dialect {
  readonly client: string;
  getSqlType(type: string): unknown;
}

export interface Additions {
  /** The changes that are applied at once; none of them removes or alters anything. */
  readonly difference: SchemaDifference;
  /** The differences between database and release that only a migration may resolve, in Spanish. */
  readonly mismatches: readonly string[];
}

/**
 * Reduces Strapi's changes of a database to additions: tables, columns, indexes and foreign keys. Leaves alone what the release does
 * not name; reports what exists and is declared differently as `mismatches`.
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

/** The types whose values a type can hold, besides its own. SQLite distinguishes kinds of types, not their widths. */
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

/** Tells whether an index differs in columns or type. Ignores the column `id`, which PostgreSQL's inspection leaves out of every index. */
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

/** Lists required columns that this release does not declare, without which no new row can be inserted. */
const uninsertable = (declared: DatabaseTable, existing: DatabaseTable | undefined): string[] =>
  (existing?.columns ?? [])
    .filter((column) => isRequired(column) && !declared.columns.some(({ name }) => name === column.name))
    .map(
      ({ name }) =>
        `${declared.name}.${name} ya no se declara y sigue siendo obligatoria: no entraría ninguna fila nueva`,
    );
