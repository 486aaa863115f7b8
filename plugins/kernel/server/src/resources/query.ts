import type { Context } from 'koa';
import { isHidden } from '@mayorista/config';
import { ValidationError, type FieldError } from '../errors/refusal';
import { isDeeperThan } from '../http/depth';
import { getActor } from '../permissions/actor-of';
import { isAllowed } from '../permissions/allowed.rules';
import { wrongValues, type Attributes } from './filter-values';
import { populated } from './populate';
import type { ResourceDefinition, BaseRow, Where, Json } from './resource.types';

export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  /** The number of rows skipped; not always a multiple of the page size (Strapi's `pagination[start]`). */
  readonly offset: number;
  /** The number of rows beyond which none is counted (`count_to`); all are counted without it. */
  readonly countTo?: number;
  readonly orderBy: Record<string, 'asc' | 'desc'>[];
  readonly where: Where[];
  readonly search: string | null;
  readonly fields: readonly string[] | null;
  /** Relations returned as whole records, one level deep. */
  readonly populate: readonly string[];
}

const defaultPageSize = 10;
const largestPageSize = 100;
/** Attributes of one order, conditions of one list and levels of them: databases count what they take. */
const mostOrders = 10;
const mostConditions = 100;
const deepestFilters = 8;

const operators: Readonly<Record<string, string>> = {
  '=': '$eq',
  '!=': '$ne',
  '<>': '$ne',
  '>': '$gt',
  '>=': '$gte',
  '<': '$lt',
  '<=': '$lte',
  like: '$containsi',
  contains: '$containsi',
  in: '$in',
  'not in': '$notIn',
  null: '$null',
  'not null': '$notNull',
};
const strapiOperators = new Set([
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$notIn',
  '$contains',
  '$containsi',
  '$startsWith',
  '$null',
  '$notNull',
  '$eqi',
]);

type Definition = ResourceDefinition<BaseRow>;

/**
 * Parses page, order, filters and search of a list request, in our own parameters or in Strapi's (design 4). Whoever may not read a field
 * sorts and filters by it as little as by one that there is not.
 */
export function listQuery(ctx: Context, whole: Definition, attributes: Attributes): ListQuery {
  const query = ctx.query as Json;
  const actor = getActor(ctx);
  const definition = visibleDefinition(whole, (code) => isAllowed(actor, code));
  const refusals: FieldError[] = (whole.filters ?? [])
    .filter((name) => query[name] !== undefined && definition.filters?.includes(name) === false)
    .map((field) => ({ code: 'not_an_option', field }));
  return parseList(query, definition, attributes, refusals);
}

/**
 * Parses page, order, filters and search by what a definition offers to everybody. Throws ValidationError with these reasons too that are
 * known already.
 */
export function parseList(
  query: Json,
  definition: Definition,
  attributes: Attributes,
  known: readonly FieldError[] = [],
): ListQuery {
  const refusals = [...known];
  const result: ListQuery = {
    ...paging(query, refusals),
    ...countTo(query, refusals),
    orderBy: ordering(query, definition, refusals),
    where: filters(query, definition, { attributes, refusals }),
    search: search(query, refusals),
    fields: fields(query),
    populate: populated(query.populate, definition.populate ?? [], refusals),
  };
  if (refusals.length > 0) throw new ValidationError(refusals);
  return result;
}

/** Leaves out of a list what an asker may not read in every row of it. */
function visibleDefinition(definition: Definition, may: (code: string) => boolean): Definition {
  const visible = (names: readonly string[] = []) => names.filter((name) => !isHidden(definition.uid, name, may));
  return {
    ...definition,
    filters: visible(definition.filters),
    sort: visible(definition.sort),
    search: visible(definition.search),
  };
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Returns the search text of `omniSearchQuery`, `search` or `_q`; null without one. */
function search(query: Json, refusals: FieldError[]): string | null {
  const [asked] = ['omniSearchQuery', 'search', '_q'].filter((name) => query[name] !== undefined && query[name] !== '');
  if (asked === undefined) return null;
  const value = query[asked];
  if (typeof value !== 'string' || value.includes('\u0000')) refusals.push({ code: 'invalid', field: asked });
  return text(value);
}

function paging(query: Json, refusals: FieldError[]): Pick<ListQuery, 'page' | 'pageSize' | 'offset'> {
  const pagination = (
    typeof query.pagination === 'object' && query.pagination !== null ? query.pagination : {}
  ) as Json;
  const asked = whole(
    query.per_page ?? query.perPage ?? query.pageSize ?? pagination.pageSize ?? pagination.limit,
    'per_page',
    refusals,
  );
  const pageSize = Math.min(asked ?? defaultPageSize, largestPageSize);
  const start = whole(pagination.start, 'pagination.start', refusals, 0);
  if (start !== null) return { page: Math.floor(start / pageSize) + 1, pageSize, offset: start };
  const page = whole(query.page ?? pagination.page, 'page', refusals) ?? 1;
  return { page, pageSize, offset: (page - 1) * pageSize };
}

function countTo(query: Json, refusals: FieldError[]): Pick<ListQuery, 'countTo'> {
  const countTo = whole(query.count_to, 'count_to', refusals);
  return countTo === null ? {} : { countTo };
}

function whole(value: unknown, field: string, refusals: FieldError[], least = 1): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= 1_000_000) return number;
  refusals.push({ code: 'invalid', field });
  return null;
}

function ordering(query: Json, definition: Definition, refusals: FieldError[]): ListQuery['orderBy'] {
  const allowed = new Set([
    'id',
    'createdAt',
    'updatedAt',
    ...(definition.sort ?? []),
    ...(definition.filters ?? []),
    ...(definition.search ?? []),
  ]);
  const asked = [
    ...(text(query.order_by) !== null ? [`${text(query.order_by)}:${text(query.order_direction) ?? 'asc'}`] : []),
    ...[query.sort ?? []].flat().flatMap((each) => String(each).split(',')),
  ];
  if (asked.length > mostOrders)
    refusals.push({ code: 'too_many_entries', field: 'order_by', params: { max: mostOrders } });
  const orders = asked
    .slice(0, mostOrders)
    .filter(Boolean)
    .flatMap((each) => {
      const [name = '', direction = 'asc'] = each.split(':');
      if (allowed.has(name) && /^(asc|desc)$/i.test(direction))
        return [{ [name]: direction.toLowerCase() as 'asc' | 'desc' }];
      refusals.push({ code: 'not_an_option', field: 'order_by' });
      return [];
    });
  const byDefault: ListQuery['orderBy'] = Object.entries(definition.order ?? { id: 'asc' as const }).map(
    ([name, direction]) => ({ [name]: direction }),
  );
  // The id last, so that rows with equal values keep their order between pages.
  return [...(orders.length > 0 ? orders : byDefault), { id: 'asc' as const }];
}

interface FilterRules {
  readonly attributes: Attributes;
  readonly refusals: FieldError[];
}

/**
 * Parses the filters of a list request. `filters` may name every attribute to filter, search or sort by; only filter attributes have a
 * parameter of their own.
 */
function filters(query: Json, definition: Definition, { attributes, refusals }: FilterRules): Where[] {
  const named = definition.filters ?? [];
  const allowed = new Set(['id', ...named, ...(definition.search ?? []), ...(definition.sort ?? [])]);
  const given = query.filters;
  const fromFilters = givenFilters(given, allowed, refusals);
  const fromNames = named
    .filter((name) => query[name] !== undefined && query[name] !== '')
    .map((name) => ({ [name]: byName(query[name]) }));
  refusals.push(
    ...fromFilters.flatMap((where) => wrongValues(attributes, where, 'filters.')),
    ...fromNames.flatMap((where) => wrongValues(attributes, where, '')),
  );
  return [...fromFilters, ...fromNames];
}

/** Parses `filters`, in our own form or in Strapi's; none of it where there are more of them, or deeper ones, than anybody asks for. */
function givenFilters(given: unknown, allowed: ReadonlySet<string>, refusals: FieldError[]): Where[] {
  const read = typeof given === 'string' ? readJson(given) : (given ?? []);
  if (read === null || typeof read !== 'object') {
    refusals.push({ code: 'bad_json', field: 'filters' });
    return [];
  }
  if (isDeeperThan(read, deepestFilters)) {
    refusals.push({ code: 'too_deep', field: 'filters', params: { max: deepestFilters } });
    return [];
  }
  if (conditionsIn(read) > mostConditions) {
    refusals.push({ code: 'too_many_entries', field: 'filters', params: { max: mostConditions } });
    return [];
  }
  return Array.isArray(read)
    ? listedFilters(read, allowed, refusals)
    : [strapiFilters(read as Json, allowed, refusals)];
}

/** Counts conditions: what a list of values holds is one of them. */
const conditionsIn = (filters: object): number =>
  Object.values(filters).reduce(
    (count: number, each: unknown) =>
      count + 1 + (typeof each === 'object' && each !== null && !isValues(each) ? conditionsIn(each) : 0),
    0,
  );
const isValues = (given: object): boolean => Array.isArray(given) && given.every((each) => typeof each !== 'object');

const byName = (value: unknown): unknown => (Array.isArray(value) ? { $in: value } : value);

/** Parses `filters=[{"field":"status","operator":"=","value":1}]`. */
function listedFilters(list: readonly unknown[], allowed: ReadonlySet<string>, refusals: FieldError[]): Where[] {
  return list.flatMap((each: unknown) => {
    const { field, operator = '=', value } = (each ?? {}) as { field?: unknown; operator?: unknown; value?: unknown };
    const op = operators[String(operator).toLowerCase()];
    if (typeof field === 'string' && allowed.has(field) && op !== undefined)
      return [{ [field]: { [op]: op === '$null' || op === '$notNull' ? true : value } }];
    refusals.push({ code: 'not_an_option', field: typeof field === 'string' ? `filters.${field}` : 'filters' });
    return [];
  });
}

function strapiFilters(given: Json, allowed: ReadonlySet<string>, refusals: FieldError[]): Where {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (name === '$and' || name === '$or')
        return [[name, [value].flat().map((each) => strapiFilters((each ?? {}) as Json, allowed, refusals))]];
      if (allowed.has(name) && isCondition(value)) return [[name, withoutNo(value)]];
      refusals.push({ code: 'not_an_option', field: `filters.${name}` });
      return [];
    }),
  );
}

/** Converts `$null=false` to `$notNull=true`: Strapi would take the text 'false' for true. */
function withoutNo(condition: unknown): unknown {
  if (typeof condition !== 'object' || condition === null) return condition;
  const opposite: Readonly<Record<string, string>> = { $null: '$notNull', $notNull: '$null' };
  return Object.fromEntries(
    Object.entries(condition).map(([operator, value]) =>
      /^(false|0|f)$/i.test(String(value)) && opposite[operator] !== undefined
        ? [opposite[operator], true]
        : [operator, value],
    ),
  );
}

const isCondition = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.keys(value).every((key) => strapiOperators.has(key) || key === 'id');

function readJson(given: string): unknown {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    // Not JSON: the caller rejects the field.
    return null;
  }
}

function fields(query: Json): string[] | null {
  const given = [query.fields ?? []].flat().flatMap((each) => String(each).split(','));
  return given.length > 0 ? given.filter(Boolean) : null;
}
