import type { Words } from '../../../../../shared/words';
import { say } from '../../../locale/reader';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fieldKey, setKey, statePlural, type FieldMap, type Lines, type Shape } from '../../../../../shared/shape';
import { refusalText } from '../../../errors/messages';
import type { Actor } from '../../../permissions/actor';
import { getKnex } from '../../../transactions/in-transaction';
import { tables } from '../../../uids';
import { countLines, withLines } from '../line.store';
import { listNextMoves } from '../moves';
import type { AnyRecord, Row } from '../record.types';
import { listReferences, readNames, type Names } from '../references';
import type { Values } from '../row-values';

/** The lookups for the responses of a page: names of referenced records, and names of files. */
interface Lookups {
  readonly names: Names;
  readonly files: ReadonlyMap<number, string>;
}

/** Builds the answers of a list: references by name, the number of lines. */
export async function buildListAnswers(
  record: AnyRecord,
  strapi: Core.Strapi,
  found: readonly Row[],
): Promise<Values[]> {
  const { shape, rules } = record;
  const knex = getKnex(strapi);
  const rows = rules.listsLines === true ? await withLines(shape, knex, found) : found;
  const computed = await rules.computed?.(strapi, rows);
  const lookups = await readLookups(shape, knex, rows);
  const ids = rows.map(({ id }) => id);
  const counts = await countLines(shape, knex, ids);
  return rows.map((row) => {
    const answer = {
      ...recordAnswer(shape, row, lookups),
      ...counts(row.id),
      ...(rules.listsLines === true ? lineAnswers(shape, row, lookups) : {}),
    };
    return { ...answer, ...computed?.(row, answer) };
  });
}

/** Builds the answer of one record: with its lines and the moves that its viewer may make. */
export async function buildAnswer(record: AnyRecord, strapi: Core.Strapi, row: Row, actor: Actor): Promise<Values> {
  const { shape, rules } = record;
  const knex = getKnex(strapi);
  const computed = await rules.computed?.(strapi, [row]);
  const lookups = await readLookups(shape, knex, [row]);
  const answer = { ...recordAnswer(shape, row, lookups), ...lineAnswers(shape, row, lookups) };
  return {
    ...answer,
    ...(await nextAnswer(record, knex, row, actor)),
    ...(rules.mayChange === undefined ? {} : { may_change: await rules.mayChange(row, actor, knex) }),
    ...computed?.(row, answer),
  };
}

const recordAnswer = (shape: Shape, row: Row, lookups: Lookups): Values => ({
  id: row.id,
  ...stateAnswer(shape, row),
  ...fieldAnswers(shape.fields, row, lookups),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

const labelOf = (words: Words | undefined, state: string): string => (words === undefined ? state : say(words));

function stateAnswer({ states, stateField }: Shape, row: Row): Values {
  const state = row[stateField];
  if (typeof state !== 'string' || Object.keys(states).length === 0) return {};
  return { [stateField]: state, [`${stateField}_label`]: labelOf(states[state]?.label, state) };
}

async function nextAnswer(record: AnyRecord, knex: Knex, row: Row, actor: Actor): Promise<Values> {
  const { stateField, states } = record.shape;
  if (Object.keys(states).length === 0) return {};
  const next = await listNextMoves(record, knex, row, actor);
  return {
    [`next_${statePlural(record.shape)}`]: next.map(({ move, to, label, refusals }) => ({
      move,
      [stateField]: to,
      label,
      reasons: [...new Set(refusals.map((refusal) => refusalText(refusal)))],
    })),
  };
}

const lineAnswers = (shape: Shape, row: Row, lookups: Lookups): Values =>
  Object.fromEntries(
    Object.entries(shape.lines).flatMap(([group, lines]): [string, unknown][] => {
      const stored = row[group] as readonly (Values & { id: number })[];
      const count: [string, unknown] = [`${group}_count`, stored.length];
      if (lines.set !== null) return [count, ...setAnswers(group, lines, { set: lines.set, stored, lookups })];
      return [count, [group, stored.map((line) => ({ id: line.id, ...fieldAnswers(lines.fields, line, lookups) }))]];
    }),
  );

interface StoredSet {
  readonly set: string;
  readonly stored: readonly Values[];
  readonly lookups: Lookups;
}

/** Builds the answers of a set of references: their ids, and what they refer to by name, in the order of the names. */
function setAnswers(group: string, { fields }: Lines, { set, stored, lookups }: StoredSet): [string, unknown][] {
  const key = `${set}_id`;
  const answers = stored.map((line) => {
    const { [key]: _id, [set]: referred, ...facts } = fieldAnswers(fields, line, lookups);
    return { ...(referred as { readonly id: number; readonly name: string | null }), ...facts };
  });
  return [
    [setKey(set), stored.map((line) => line[key])],
    [group, answers.sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'es') || one.id - other.id)],
  ];
}

const fieldAnswers = (fields: FieldMap, row: Readonly<Values>, { names, files }: Lookups): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const key = fieldKey(name, field);
      const value = row[key] ?? null;
      if (field.kind === 'file') return [[name, typeof value === 'number' ? fileAnswer(value, files) : null]];
      if (field.kind !== 'reference') return [[name, value]];
      return [
        [key, value],
        [
          name,
          typeof value === 'number' ? { id: value, name: names.get(field.settings.to)?.get(value) ?? null } : null,
        ],
      ];
    }),
  );

const fileAnswer = (id: number, files: Lookups['files']): Values => ({
  id,
  name: files.get(id) ?? null,
  url: `/api/private-files/${id}`,
});

/** Reads the names of everything a page shows: one query a kind, however many rows and lines refer to it. */
async function readLookups(shape: Shape, knex: Knex, rows: readonly Row[]): Promise<Lookups> {
  const references = rows.flatMap((row) => listReferences(shape, row));
  const names = await readNames(knex, references);
  const fileIds = Object.entries(shape.fields).flatMap(([name, field]) =>
    field.kind === 'file' ? rows.flatMap((row) => (row[fieldKey(name, field)] as number | null) ?? []) : [],
  );
  if (fileIds.length === 0) return { names, files: new Map() };
  const files = (await knex(tables.privateFile).whereIn('id', fileIds).select('id', 'name')) as {
    id: number;
    name: string;
  }[];
  return { names, files: new Map(files.map(({ id, name }) => [id, name])) };
}
