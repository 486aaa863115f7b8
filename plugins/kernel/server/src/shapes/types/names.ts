import type { Shape } from '../../../../shared/shape';

/** The longest table name; Strapi shortens longer ones. */
const maxTable = 55;

/** Returns the table's name. Throws when Strapi would shorten it silently. */
export function checkedTable(table: string): string {
  if (table.length > maxTable) throw new Error(`Table ${table} has more than ${maxTable} characters`);
  return table;
}

const snakeCase = (name: string): string => name.replaceAll('-', '_');

/** The table and content type of a shape's lines. */
export interface LineTable {
  /** The singular name of their content type. */
  readonly type: string;
  readonly plural: string;
  readonly uid: `api::${string}.${string}`;
  readonly table: string;
  /** The column that holds the record's id. */
  readonly parent: string;
}

/** Returns where a group of lines is stored: `transfer` with lines of one `detail` has `transfer_details` with `transfer_id`. */
export function lineTable(shape: Shape, group: string): LineTable {
  const lines = shape.lines[group];
  if (lines === undefined) throw new Error(`Shape ${shape.name} has no lines ${group}`);
  const type = `${shape.name}-${lines.one}`;
  const plural = `${shape.name}-${lines.many}`;
  return {
    type,
    plural,
    uid: `api::${shape.domain}.${type}`,
    table: checkedTable(snakeCase(plural)),
    parent: lines.parent ?? `${snakeCase(shape.name)}_id`,
  };
}
