import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z, type ZodType } from 'zod';
import { fieldKey, type Field, type Shape } from '../../../../shared/shape';
import type { Actor } from '../../permissions/actor';
import { fetchLargePage } from '../../records/large-list';
import type { PageOf } from '../../records/page-of';
import type { Attributes } from '../../resources/filter-values';
import { parseList, type ListQuery } from '../../resources/query';
import type { BaseRow, ResourceDefinition } from '../../resources/resource.types';
import { getKnex } from '../../transactions/in-transaction';
import { applyConditions, applySearch, columnOf, listFilters } from './conditions';
import { scopedRows, toRecord } from './record.store';
import type { AnyRecord, Row } from './record.types';
import type { Values } from './row-values';

const attributeTypes: Readonly<Record<Field['kind'], string>> = {
  text: 'string',
  day: 'date',
  moment: 'datetime',
  quantity: 'integer',
  money: 'decimal',
  choice: 'string',
  flag: 'boolean',
  reference: 'integer',
  file: 'integer',
};

const keyFor = ({ fields }: Shape, name: string): string => {
  const field = fields[name];
  return field === undefined ? name : fieldKey(name, field);
};

/** Builds the resource definition with which list requests are parsed: filters, order and pages have one grammar for all lists. */
function listDefinition({ shape, path }: AnyRecord): ResourceDefinition<BaseRow> {
  const { list } = shape;
  const [order, direction] = list.order;
  return {
    path,
    uid: shape.uid as ResourceDefinition<BaseRow>['uid'],
    filters: listFilters(shape).map(({ name }) => name),
    sort: list.columns.map((name) => keyFor(shape, name)),
    order: { [keyFor(shape, order)]: direction },
    serialize: (row) => ({ ...row }),
  };
}

/** Returns the attribute that a filter's values are checked by: the state's without a field. */
function filterAttribute({ states }: Shape, field: Field | null): Attributes[string] {
  if (field === null) return { type: 'string', allowed: Object.keys(states) };
  const type = attributeTypes[field.kind];
  return field.kind === 'choice' ? { type, allowed: Object.keys(field.settings.options) } : { type };
}

const listAttributes = (shape: Shape): Attributes => ({
  createdAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
  ...Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [fieldKey(name, field), { type: attributeTypes[field.kind] }]),
  ),
  ...Object.fromEntries(listFilters(shape).map(({ name, field }) => [name, filterAttribute(shape, field)])),
});

export interface ListRequest {
  /** The query parameters of the URL. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The parsed parameters that are no columns. */
  readonly params: Readonly<Values>;
  readonly actor: Actor;
}

/** Parses page, order, filters and search of a list request. Throws ValidationError for anything the list does not offer. */
export const readListQuery = (record: AnyRecord, query: ListRequest['query']): ListQuery =>
  parseList(query, listDefinition(record), listAttributes(record.shape));

/** Builds the query of the rows within the actor's scope that a list request selects, without columns, order and page. */
export function matchingRows(
  strapi: Core.Strapi,
  record: AnyRecord,
  asked: Pick<ListQuery, 'where' | 'search'>,
  { actor, params }: Pick<ListRequest, 'actor' | 'params'>,
): Knex.QueryBuilder {
  const query = scopedRows(record, { strapi }, actor);
  for (const where of asked.where) applyConditions(query, record.shape, where);
  for (const [name, { narrow }] of Object.entries(record.rules.params ?? {}))
    if (params[name] !== undefined) narrow(query, params[name] as never);
  applySearch(strapi, record.shape, query, asked.search);
  return query;
}

export interface RecordPage extends PageOf<Row> {
  readonly asked: ListQuery;
}

/** Reads a page of records within the actor's scope, without their lines. */
export async function findPage(strapi: Core.Strapi, record: AnyRecord, request: ListRequest): Promise<RecordPage> {
  const { shape } = record;
  const asked = readListQuery(record, request.query);
  const { page, pageSize, offset, countTo } = asked;
  const found = await fetchLargePage<Values>({
    knex: getKnex(strapi),
    table: shape.table,
    parts: [matchingRows(strapi, record, asked, request)],
    order: asked.orderBy.flatMap((order) =>
      Object.entries(order).map(([name, direction]) => [columnOf(name), direction] as const),
    ),
    texts: new Set(Object.keys(shape.fields).filter((name) => shape.fields[name]?.kind === 'text')),
    page,
    pageSize,
    offset,
    countTo,
    isSearch: asked.search !== null,
  });
  return { ...found, rows: found.rows.map((row) => toRecord(shape, row)), asked };
}

/** Builds the schema of a list's own query parameters; the grammar of all lists parses the rest. */
export const listParamsSchema = ({ shape, rules }: AnyRecord): ZodType<Values> =>
  z.object({
    ...Object.fromEntries(listFilters(shape).map(({ name }) => [name, z.unknown().optional()])),
    ...Object.fromEntries(Object.entries(rules.params ?? {}).map(([name, { schema }]) => [name, schema.optional()])),
  });
