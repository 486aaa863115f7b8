import type { Core } from '@strapi/strapi';
import { fieldKey, shapeTitles, type Field, type Shape } from '../../../shared/shape';
import { say } from '../locale/reader';
import { isAllowed } from '../permissions/actor';
import { readCode } from '../shapes/records/moves';
import { scopedRows, toRecord } from '../shapes/records/record.store';
import type { AnyRecord, Row } from '../shapes/records/record.types';
import { listReferences, readNames, type Names } from '../shapes/records/references';
import type { Values } from '../shapes/records/row-values';
import { findableOf, type FindContext, type Findable, type Hit } from './findable';

/** Builds what finds a record, of what its shape says: its list's rights and rows, the page that it opens, how it reads. */
export function findablesOf(record: AnyRecord): Findable[] {
  const { shape, rules } = record;
  const { found } = shape;
  if (found === null) return [];
  return [
    {
      key: shape.plural,
      uid: shape.uid,
      label: [shapeTitles(shape).one, shape.label[1]],
      words: found.words,
      needs: [...new Set([readCode(record), ...(rules.found === undefined ? [] : [rules.found.needs])])],
      table: shape.table,
      keys: Object.entries(found.by).map(([column, by]) => ({ column, by })),
      byId: found.byId,
      opensAnother: found.opens !== null,
      rows: ({ strapi, actor }) => scopedRows(record, { strapi }, actor),
      show: (context, ids) => showRecords(record, context, ids),
    },
  ];
}

async function showRecords(record: AnyRecord, context: FindContext, ids: readonly number[]): Promise<Hit[]> {
  const { shape } = record;
  const stored = (await scopedRows(record, context, context.actor)
    .whereIn(`${shape.table}.id`, [...ids])
    .select(`${shape.table}.*`)) as Values[];
  const rows = stored.map((row) => toRecord(shape, row));
  const names = await readNames(
    context.knex,
    rows.flatMap((row) => listReferences({ ...shape, lines: {} }, row)),
  );
  const opened = await openedPages(shape, context, rows);
  return rows.flatMap((row) => {
    const to = opened(row);
    return to === undefined
      ? []
      : [{ id: row.id, title: titleOf(shape, row), detail: detailOf(shape, row, names), to }];
  });
}

/** The first of the texts that find it, of those it has; else what it is, and its id. */
function titleOf(shape: Shape, row: Row): string {
  const texts = Object.keys(shape.found?.by ?? {}).map((name) => row[name]);
  const title = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof title === 'string' ? title : `${shapeTitles(shape).one} ${row.id}`;
}

const detailOf = (shape: Shape, row: Row, names: Names): string =>
  (shape.found?.shows ?? [])
    .flatMap((name) => {
      const field = shape.fields[name];
      const text = field === undefined ? stateText(shape, row) : valueText(field, row[fieldKey(name, field)], names);
      return text === null || text === '' ? [] : [text];
    })
    .join(' · ');

function stateText({ states, stateField }: Shape, row: Row): string | null {
  const words = states[String(row[stateField])]?.label;
  return words === undefined ? null : say(words);
}

function valueText(field: Field, value: unknown, names: Names): string | null {
  if (value === null || value === undefined) return null;
  if (field.kind === 'reference') return names.get(field.settings.to)?.get(Number(value)) ?? null;
  if (field.kind === 'choice')
    return (field.settings.options as Readonly<Record<string, string>>)[String(value)] ?? null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Returns the page that each record opens: its own, or that of the record it names, where the actor may open it. */
async function openedPages(
  shape: Shape,
  context: FindContext,
  rows: readonly Row[],
): Promise<(row: Row) => string | undefined> {
  const { opens = null } = shape.found ?? {};
  const field = opens === null ? undefined : shape.fields[opens];
  if (opens === null || field?.kind !== 'reference') return ({ id }) => `/plugins${shape.path}/${id}`;
  const key = fieldKey(opens, field);
  const target = findableOf(context.strapi, field.settings.to.uid);
  if (!target.needs.every((code) => isAllowed(context.actor, code))) return () => undefined;
  const hits = await target.show(
    context,
    rows.flatMap((row) => (typeof row[key] === 'number' ? [row[key]] : [])),
  );
  const pages = new Map(hits.map(({ id, to }) => [id, to]));
  return (row) => pages.get(Number(row[key]));
}

/** Throws an error, when the platform starts, for a record whose hits open a page of something that is not found. */
export function assertOpened(strapi: Core.Strapi, { fields, found }: Shape): void {
  const field = found?.opens == null ? undefined : fields[found.opens];
  if (field?.kind === 'reference') findableOf(strapi, field.settings.to.uid);
}
