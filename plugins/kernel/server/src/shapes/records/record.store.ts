import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { instant } from '../../../../shared/dates';
import type { Shape } from '../../../../shared/shape';
import { now } from '../../clock/clock';
import type { Actor } from '../../permissions/actor';
import { forUpdate, getKnex, type Tx } from '../../transactions/in-transaction';
import { insertRow } from '../../transactions/insert-row';
import { deleteLines, insertLines, withLines } from './line.store';
import type { AnyRecord, Row } from './record.types';
import { fromRow, toColumns, type Values } from './row-values';

/** Converts a stored row to a record without lines. */
export const toRecord = ({ fields, states, stateField }: Shape, stored: Readonly<Values>): Row => ({
  id: Number(stored.id),
  createdAt: instant(stored.created_at as Date | number | string),
  updatedAt: instant(stored.updated_at as Date | number | string),
  ...fromRow(fields, stored),
  ...(Object.keys(states).length === 0 ? {} : { [stateField]: stored[stateField] }),
});

/** The place that rows are read from: a transaction, or the database as it stands. */
export interface Source {
  readonly strapi: Core.Strapi;
  readonly trx?: Knex;
}

/** Queries the rows within an actor's scope. */
export function scopedRows({ shape, rules }: AnyRecord, { strapi, trx }: Source, actor: Actor): Knex.QueryBuilder {
  const query = (trx ?? getKnex(strapi))(shape.table);
  rules.scope?.(query, actor, strapi);
  return query;
}

const scopedRow = (record: AnyRecord, source: Source, actor: Actor, id: number): Knex.QueryBuilder =>
  scopedRows(record, source, actor).where(`${record.shape.table}.id`, id).select(`${record.shape.table}.*`);

/** Finds a record with its lines within the actor's scope. */
export async function findRecord(record: AnyRecord, source: Source, id: number, actor: Actor): Promise<Row | null> {
  const stored = (await scopedRow(record, source, actor, id).first()) as Values | undefined;
  return withItsLines(record, source.trx ?? getKnex(source.strapi), stored);
}

/** Finds a record like `findRecord` and locks it until the transaction ends. */
export async function lockRecord(record: AnyRecord, tx: Tx, id: number, actor: Actor): Promise<Row | null> {
  const query = forUpdate(tx, scopedRow(record, tx, actor, id));
  return withItsLines(record, tx.trx, (await query.first()) as Values | undefined);
}

async function withItsLines({ shape }: AnyRecord, knex: Knex, stored: Values | undefined): Promise<Row | null> {
  if (stored === undefined) return null;
  const [row] = await withLines(shape, knex, [toRecord(shape, stored)]);
  return row ?? null;
}

/** Reads a record with its lines, whoever acts: for what follows from a write within its transaction. */
export async function readRecord({ shape }: Pick<AnyRecord, 'shape'>, tx: Tx, id: number): Promise<Row> {
  const stored = (await tx.trx(shape.table).where({ id }).first()) as Values;
  const [row] = await withLines(shape, tx.trx, [toRecord(shape, stored)]);
  if (row === undefined) throw new Error(`${shape.table} has no row ${id}`);
  return row;
}

/** Inserts a record in its first state, with its lines. Returns its id. */
export async function insertRecord(tx: Tx, shape: Shape, values: Readonly<Values>): Promise<number> {
  const [first] = Object.keys(shape.states);
  const state = first === undefined ? {} : { [shape.stateField]: first };
  const id = await insertRow(tx, shape.table, { ...toColumns(shape.fields, values), ...state });
  for (const group of Object.keys(shape.lines))
    await insertLines(tx, shape, { group, recordId: id, lines: (values[group] ?? []) as readonly Values[] });
  return id;
}

/** Updates columns of a record; its version changes even when only its lines did. */
export async function updateRecord(tx: Tx, { table }: Shape, id: number, columns: Readonly<Values>): Promise<void> {
  await tx
    .trx(table)
    .where({ id })
    .update({ ...columns, updated_at: now() });
}

/** Deletes a record and its lines. */
export async function deleteRecord(tx: Tx, shape: Shape, id: number): Promise<void> {
  for (const group of Object.keys(shape.lines)) await deleteLines(tx, shape, group, id);
  await tx.trx(shape.table).where({ id }).delete();
}
