import { fieldKey, type FieldMap } from '../../../../shared/shape';
import { tables } from '../../uids';
import { constraintName } from '../../schema/database-name';

export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly type?: 'unique';
}
export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly referencedTable: string;
  readonly referencedColumns: readonly ['id'];
  readonly onDelete?: 'CASCADE' | 'SET NULL';
}

export const buildIndex = (table: string, columns: readonly string[], type?: 'unique'): Index => ({
  name: constraintName(table, columns, type ?? 'index'),
  columns,
  ...(type === undefined ? {} : { type }),
});

/** Builds the indexes that fields need by themselves: for looking up references backwards, and for unique texts. */
export const fieldIndexes = (table: string, fields: FieldMap): Index[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'reference' && !field.settings.isPlainColumn && field.settings.isIndexed)
      return [buildIndex(table, [fieldKey(name, field)])];
    // Strapi's own `unique` is a query before the write, not a constraint.
    return field.kind === 'text' && field.settings.isUnique ? [buildIndex(table, [name], 'unique')] : [];
  });

/** Leaves out indexes whose columns are the first columns of another one. */
export const withoutCovered = (indexes: readonly Index[]): Index[] =>
  indexes.filter(
    (index, at) =>
      index.type === 'unique' ||
      !indexes.some(
        (other, otherAt) =>
          otherAt !== at &&
          index.columns.every((column, place) => other.columns[place] === column) &&
          (other.columns.length > index.columns.length || otherAt < at),
      ),
  );

const onDelete = { refuse: undefined, clear: 'SET NULL', remove: 'CASCADE' } as const;

/** Builds the foreign keys of references and files. */
export const fieldForeignKeys = (table: string, fields: FieldMap): ForeignKey[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const column = fieldKey(name, field);
    if ((field.kind !== 'reference' && field.kind !== 'file') || field.settings.isPlainColumn) return [];
    if (field.kind === 'file') return [buildForeignKey(table, column, tables.privateFile, 'SET NULL')];
    return [buildForeignKey(table, column, field.settings.to.table, onDelete[field.settings.onRemove])];
  });

export const buildForeignKey = (
  table: string,
  column: string,
  referencedTable: string,
  rule: ForeignKey['onDelete'],
): ForeignKey => ({
  name: constraintName(table, [column], 'fk'),
  columns: [column],
  referencedTable,
  referencedColumns: ['id'],
  ...(rule === undefined ? {} : { onDelete: rule }),
});
