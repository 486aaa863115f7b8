import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fieldKey, type Field, type Shape } from '../../../../shared/shape';
import { escapeLike, fold } from '../../../../shared/text';
import { foldedColumn } from '../../resources/folded-column';
import type { Where } from '../../resources/resource.types';
import { whereAmong } from '../../records/where-among';
import { getKnex } from '../../transactions/in-transaction';
import { lineTable } from '../types/names';

interface ListFilter {
  /** The name in the query: the key of the field. */
  readonly name: string;
  /** Null for the state. */
  readonly field: Field | null;
  /** The group of lines that the field belongs to. */
  readonly group?: string;
}

/** Lists the filters of records by their names in queries: `lines.product` is `product_id`. */
export const listFilters = (shape: Shape): ListFilter[] =>
  shape.list.filters.map((path): ListFilter => {
    if (path === shape.stateField) return { name: path, field: null };
    const [first = '', inner] = path.split('.');
    const name = inner ?? first;
    const field = inner === undefined ? shape.fields[name] : shape.lines[first]?.fields[inner];
    if (field === undefined) throw new Error(`Shape ${shape.name}: there is no ${path} to filter by`);
    return { name: fieldKey(name, field), field, ...(inner === undefined ? {} : { group: first }) };
  });

const timeColumns: Readonly<Record<string, string>> = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Returns the column of a key. */
export const columnOf = (key: string): string => timeColumns[key] ?? key;

/** Returns the column of a key, with its table. */
const columnName = ({ table }: Shape, key: string): string => `${table}.${columnOf(key)}`;

/** Applies a condition of the grammar of lists to a query. */
export function applyConditions(query: Knex.QueryBuilder, shape: Shape, where: Where): void {
  for (const [name, condition] of Object.entries(where)) {
    if (name === '$and' || name === '$or') applyAll(query, shape, { name, parts: [condition].flat() as Where[] });
    else applyCondition(query, shape, name, condition);
  }
}

function applyAll(
  query: Knex.QueryBuilder,
  shape: Shape,
  { name, parts }: { readonly name: '$and' | '$or'; readonly parts: readonly Where[] },
): void {
  query.where((whole) => {
    for (const part of parts)
      whole[name === '$or' ? 'orWhere' : 'andWhere']((each) => applyConditions(each, shape, part));
  });
}

function applyCondition(query: Knex.QueryBuilder, shape: Shape, name: string, condition: unknown): void {
  const { group, field } = listFilters(shape).find((filter) => filter.name === name) ?? {};
  if (field?.kind === 'flag' && group === undefined) return compareFlag(query, columnName(shape, name), condition);
  if (group === undefined) return compare(query, columnName(shape, name), condition);
  const { table, parent } = lineTable(shape, group);
  query.whereIn(`${shape.table}.id`, (lines) => {
    void lines.from(table).select(parent);
    compare(lines, `${table}.${name}`, condition);
  });
}

type Compare = (query: Knex.QueryBuilder, column: string, value: unknown) => Knex.QueryBuilder;

const bySign =
  (sign: string): Compare =>
  (query, column, value) =>
    query.where(column, sign, value as string);
const contains: Compare = (query, column, value) =>
  query.whereRaw(`lower(??) like lower(?) escape '\\'`, [column, `%${escapeLike(String(value))}%`]);

const comparisons: Readonly<Record<string, Compare>> = {
  $eq: (query, column, value) => (value === null ? query.whereNull(column) : bySign('=')(query, column, value)),
  $ne: (query, column, value) => (value === null ? query.whereNotNull(column) : bySign('<>')(query, column, value)),
  $gt: bySign('>'),
  $gte: bySign('>='),
  $lt: bySign('<'),
  $lte: bySign('<='),
  $in: (query, column, value) => query.whereIn(column, [value].flat() as string[]),
  $notIn: (query, column, value) => query.whereNotIn(column, [value].flat() as string[]),
  $null: (query, column) => query.whereNull(column),
  $notNull: (query, column) => query.whereNotNull(column),
  $startsWith: (query, column, value) =>
    query.whereRaw(`?? like ? escape '\\'`, [column, `${escapeLike(String(value))}%`]),
  $eqi: (query, column, value) => query.whereRaw('lower(??) = lower(?)', [column, String(value)]),
  $contains: contains,
  $containsi: contains,
};

function compare(query: Knex.QueryBuilder, column: string, condition: unknown): void {
  const operators = typeof condition === 'object' && condition !== null ? condition : { $eq: condition };
  for (const [operator, value] of Object.entries(operators)) {
    const apply = comparisons[operator];
    if (apply === undefined) throw new Error(`Lists have no operator ${operator}`);
    void apply(query, column, value);
  }
}

const isOn = (value: unknown): boolean => ['true', 't', '1'].includes(String(value).toLowerCase());

/** Compares a flag, which a row of before its field has not: such a row is off. SQLite knows no text for a boolean. */
function compareFlag(query: Knex.QueryBuilder, column: string, condition: unknown): void {
  const operators = typeof condition === 'object' && condition !== null ? condition : { $eq: condition };
  for (const [operator, value] of Object.entries(operators)) {
    if (operator === '$null' || operator === '$notNull' || value === null) {
      compare(query, column, { [operator]: value as unknown });
      continue;
    }
    const wanted = [value].flat().map((each) => isOn(each) !== (operator === '$ne' || operator === '$notIn'));
    query.where((either) => {
      void either.whereIn(column, wanted);
      if (wanted.includes(false)) void either.orWhereNull(column);
    });
  }
}

const maxWords = 8;

/** Applies a search: every word is in some searched text, the record's own or the name of one it refers to. Accents and case do not count. */
export function applySearch(strapi: Core.Strapi, shape: Shape, query: Knex.QueryBuilder, search: string | null): void {
  const words = fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);
  const like = `${foldedColumn(strapi)} like ? escape '\\'`;
  for (const word of words) {
    const pattern = `%${escapeLike(word)}%`;
    query.where((any) => {
      for (const path of shape.list.search) {
        const [name = '', through] = path.split('.');
        const field = shape.fields[name];
        if (through === undefined || field?.kind !== 'reference') {
          any.orWhereRaw(like, [columnName(shape, name), pattern]);
          continue;
        }
        const { table, nameColumn } = field.settings.to;
        const others = getKnex(strapi)(table)
          .select('id')
          .whereRaw(like, [`${table}.${nameColumn}`, pattern]);
        any.orWhere((one) => whereAmong(strapi, one, columnName(shape, fieldKey(name, field)), others));
      }
    });
  }
}
