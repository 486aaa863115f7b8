import type { Knex } from 'knex';
import { fieldKey, type FieldMap, type Shape } from '../../../../shared/shape';
import { now } from '../../clock/clock';
import type { Tx } from '../../transactions/in-transaction';
import { insertRows } from '../../transactions/insert-row';
import { lineTable } from '../types/names';
import { groupBy } from './group-by';
import type { Row } from './record.types';
import { fieldKeys, fromRow, toColumns, type Values } from './row-values';

type StoredLine = Values & { readonly id: number };

/** The lines of one group in a request for a record. */
export interface WrittenLines {
  readonly group: string;
  readonly recordId: number;
  readonly lines: readonly Values[];
}

/** Returns records with their lines: one query per group, one after the other, because a transaction has one connection. */
export async function withLines(shape: Shape, knex: Knex, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  let result: Row[] = [...rows];
  for (const [group, { fields }] of Object.entries(shape.lines)) {
    const { table, parent } = lineTable(shape, group);
    const stored = (await knex(table).whereIn(parent, ids).orderBy('id')) as StoredLine[];
    const byRecord = groupBy(stored, (line) => Number(line[parent]));
    result = result.map((row) => ({
      ...row,
      [group]: (byRecord.get(row.id) ?? []).map((line) => ({ id: line.id, ...fromRow(fields, line) })),
    }));
  }
  return result;
}

/** Counts the lines of records; returns `<group>_count` by record. */
export async function countLines(
  shape: Shape,
  knex: Knex,
  ids: readonly number[],
): Promise<(id: number) => Readonly<Record<string, number>>> {
  const counts = new Map<string, ReadonlyMap<number, number>>();
  for (const group of Object.keys(shape.lines)) {
    const { table, parent } = lineTable(shape, group);
    const rows = (await knex(table)
      .whereIn(parent, [...ids])
      .groupBy(parent)
      .select({ id: parent })
      .count({ lines: '*' })) as { id: number; lines: number | string }[];
    counts.set(group, new Map(rows.map(({ id, lines }) => [Number(id), Number(lines)])));
  }
  return (id) => Object.fromEntries([...counts].map(([group, byId]) => [`${group}_count`, byId.get(id) ?? 0]));
}

/** Inserts lines in the order in which they are given. */
export async function insertLines(tx: Tx, shape: Shape, { group, recordId, lines }: WrittenLines): Promise<void> {
  const { table, parent } = lineTable(shape, group);
  const { fields = {} } = shape.lines[group] ?? {};
  await insertRows(
    tx,
    table,
    lines.map((line) => ({ [parent]: recordId, ...toColumns(fields, line) })),
  );
}

/** Stores the given lines as those of the record: replaces the stored ones, or matches them where lines keep their ids. */
export async function writeLines(tx: Tx, shape: Shape, written: WrittenLines): Promise<void> {
  const { keepIds = false, unique = null, fields = {} } = shape.lines[written.group] ?? {};
  if (!keepIds || unique === null) {
    await deleteLines(tx, shape, written.group, written.recordId);
    return insertLines(tx, shape, written);
  }
  const { table, parent } = lineTable(shape, written.group);
  const keyOf = lineKey(fields, unique.fields);
  const stored = (await tx.trx(table).where({ [parent]: written.recordId })) as StoredLine[];
  const byKey = new Map(stored.map((line) => [keyOf(fromRow(fields, line)), line]));
  const kept = written.lines.flatMap((line) => byKey.get(keyOf(line))?.id ?? []);
  await tx
    .trx(table)
    .where({ [parent]: written.recordId })
    .whereNotIn('id', kept)
    .delete();
  for (const line of written.lines) {
    const former = byKey.get(keyOf(line));
    if (former === undefined || isSame(fields, line, fromRow(fields, former))) continue;
    await tx
      .trx(table)
      .where({ id: former.id })
      .update({ ...toColumns(fields, line), updated_at: now() });
  }
  await insertLines(tx, shape, { ...written, lines: written.lines.filter((line) => !byKey.has(keyOf(line))) });
}

const isSame = (fields: FieldMap, one: Readonly<Values>, other: Readonly<Values>): boolean =>
  fieldKeys(fields).every((key) => (one[key] ?? null) === (other[key] ?? null));

/** Builds a function that returns a line's key by the given fields. */
export const lineKey =
  (fields: FieldMap, names: readonly string[]) =>
  (line: Readonly<Values>): string =>
    JSON.stringify(
      names.map((name) => {
        const field = fields[name];
        return line[field === undefined ? name : fieldKey(name, field)];
      }),
    );

export async function deleteLines(tx: Tx, shape: Shape, group: string, recordId: number): Promise<void> {
  const { table, parent } = lineTable(shape, group);
  await tx
    .trx(table)
    .where({ [parent]: recordId })
    .delete();
}
