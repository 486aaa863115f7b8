import type { Core } from '@strapi/strapi';
import { z, type ZodType } from 'zod';
import { shapeTitles, type Field, type Shape } from '../../../../shared/shape';
import { ValidationError, type FieldError } from '../../errors/refusal';
import { defineExport, type CellValue, type ExportColumn, type ExportDefinition } from '../../exports/define-export';
import { parseInput } from '../../errors/zod-refusals';
import { countRows } from '../../records/page-of';
import { buildListAnswers } from './outputs/answers';
import { readCode } from './moves';
import { listParamsSchema, matchingRows, readListQuery, type ListRequest } from './record-list';
import { toRecord } from './record.store';
import type { AnyRecord } from './record.types';
import type { Values } from './row-values';

const rowsAtOnce = 500;

/** Builds the export of a record's list: the rows that its filters and search find within the actor's scope, by id. */
export const buildExport = (record: AnyRecord): ExportDefinition =>
  defineExport<Values>()({
    name: record.shape.plural,
    label: shapeTitles(record.shape).many,
    needs: readCode(record),
    query: exportQuery(record),
    columns: exportColumns(record.shape),
    count: ({ strapi, actor, query }) => countRows(queryRows(strapi, record, { query, actor })),
    async *rows({ strapi, actor, query }) {
      const { table } = record.shape;
      for (let lastId = 0, isMore = true; isMore;) {
        const found = (await queryRows(strapi, record, { query, actor })
          .where(`${table}.id`, '>', lastId)
          .select(`${table}.*`)
          .orderBy(`${table}.id`)
          .limit(rowsAtOnce)) as Values[];
        const rows = found.map((row) => toRecord(record.shape, row));
        yield* await buildListAnswers(record, strapi, rows);
        lastId = rows.at(-1)?.id ?? lastId;
        isMore = rows.length === rowsAtOnce;
      }
    },
  });

function queryRows(strapi: Core.Strapi, record: AnyRecord, { query, actor }: Pick<ListRequest, 'query' | 'actor'>) {
  const params = parseInput(listParamsSchema(record), query);
  return matchingRows(strapi, record, readListQuery(record, query), { actor, params });
}

/** Builds the schema of the export's query, which is the list's: it rejects before the job begins what the list rejects. */
const exportQuery = (record: AnyRecord): ZodType<Readonly<Values>> =>
  z.record(z.string(), z.unknown()).superRefine((query, context) => {
    for (const { code, field = '_general' } of queryRefusals(record, query))
      context.addIssue({ code: 'custom', message: code, path: [field] });
  });

function queryRefusals(record: AnyRecord, query: Readonly<Values>): readonly FieldError[] {
  try {
    parseInput(listParamsSchema(record), query);
    readListQuery(record, query);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.refusals;
    throw error;
  }
}

function exportColumns(shape: Shape): ExportColumn<Values>[] {
  const { fields, states, stateField, lines } = shape;
  return [
    { title: 'Núm.', type: 'number', value: ({ id }) => id as number },
    ...(Object.keys(states).length === 0
      ? []
      : [{ title: 'Estado', value: (row: Values) => row[`${stateField}_label`] as string }]),
    ...Object.entries(fields).map(([name, field]) => fieldColumn(name, field)),
    ...Object.entries(lines).map(([group, { label }]): ExportColumn<Values> => ({
      title: label,
      type: 'number',
      value: (row) => row[`${group}_count`] as number,
    })),
  ];
}

const fieldColumn = (name: string, field: Field): ExportColumn<Values> => ({
  title: field.label,
  ...(field.kind === 'quantity' || field.kind === 'money' ? { type: 'number' } : {}),
  value: (answer) => cellValue(field, answer[name]),
});

function cellValue(field: Field, value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (field.kind === 'reference' || field.kind === 'file') return (value as { name: string | null }).name;
  if (field.kind === 'choice') return field.settings.options[String(value)] ?? String(value);
  if (field.kind === 'flag') return value === true ? 'Sí' : 'No';
  return value as string | number;
}
