/** The parts of Strapi's schema provider (`strapi.db.schema`) used here; its own types are not published. */
export interface DatabaseColumn {
  readonly name: string;
  readonly type: string;
  readonly notNullable?: boolean | null;
  readonly defaultTo?: unknown;
}

export interface DatabaseIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly type?: string;
}

interface DatabaseForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly referencedTable?: string;
  readonly referencedColumns?: readonly string[];
  readonly onDelete?: string | null;
  readonly onUpdate?: string | null;
}

export interface DatabaseTable {
  readonly name: string;
  readonly columns: readonly DatabaseColumn[];
  readonly indexes: readonly DatabaseIndex[];
  readonly foreignKeys: readonly DatabaseForeignKey[];
}

export interface DatabaseSchema {
  readonly tables: readonly DatabaseTable[];
}

/** The differences of one kind of object; `updated` holds those that exist and are declared differently. */
export interface Differences<T> {
  readonly added: readonly T[];
  readonly updated: readonly { readonly name: string; readonly object: T }[];
  readonly unchanged: readonly T[];
  readonly removed: readonly T[];
}

export interface TableDifference {
  readonly name: string;
  readonly columns: Differences<DatabaseColumn>;
  readonly indexes: Differences<DatabaseIndex>;
  readonly foreignKeys: Differences<DatabaseForeignKey>;
}

export interface SchemaDifference {
  readonly status: 'CHANGED' | 'UNCHANGED';
  readonly diff: {
    readonly tables: {
      readonly added: readonly DatabaseTable[];
      readonly updated: readonly TableDifference[];
      readonly unchanged: readonly DatabaseTable[];
      readonly removed: readonly DatabaseTable[];
    };
  };
}

interface SchemaComparison {
  readonly previousSchema?: DatabaseSchema | undefined;
  readonly databaseSchema: DatabaseSchema;
  readonly userSchema: DatabaseSchema;
}

interface StoredSchema {
  readonly hash: string;
  readonly schema: DatabaseSchema;
}

type ChangeTable = (name: string, describe: (table: unknown) => unknown) => Promise<unknown>;

/** The part of the provider that carries differences out; its methods are replaced one by one. */
export interface SchemaBuilder {
  getSchemaBuilder: (trx: unknown) => { readonly createTable: ChangeTable; readonly table: ChangeTable };
  createTables: (tables: readonly DatabaseTable[], trx: unknown) => Promise<void>;
}

/** Strapi's schema provider, whose methods are replaced one by one. */
export interface SchemaProvider {
  readonly schema: DatabaseSchema;
  readonly builder: SchemaBuilder;
  sync: () => Promise<string>;
  readonly schemaDiff: { diff: (comparison: SchemaComparison) => Promise<SchemaDifference> };
  readonly schemaStorage: {
    read: () => Promise<StoredSchema | null>;
    add: (schema: DatabaseSchema) => Promise<void>;
    hashSchema: (schema: DatabaseSchema) => string;
  };
}
