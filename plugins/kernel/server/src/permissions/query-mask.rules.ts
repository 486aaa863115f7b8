import { isRow } from './output-mask.rules';
import type { ReadableType } from './readable.types';

/** The parts of a query of Strapi's that name fields. */
export interface MaskedQuery {
  readonly sort?: unknown;
  readonly filters?: unknown;
  readonly populate?: unknown;
  readonly fields?: unknown;
}

/** Returns the items of a list, also of a long one, which a parsed query string holds as `{ 0: …, 1: … }`; null for anything else. */
function itemsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const isLong = isRow(value) && Object.keys(value).some((key) => /^\d+$/.test(key));
  return isLong ? Object.values(value) : null;
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Lists what a query names and its asker may not read, as paths ('sort.supplier.credit_amount'): by what it sorts, filters, adds and
 * selects, on any depth, through relations to types that they may not read, and inside `$and`, `$or` and `$not`. Names that a type does
 * not have are left to whoever reads the query.
 */
export const hiddenInQuery = (type: ReadableType, query: MaskedQuery): string[] => [
  ...inSort(type, query.sort, 'sort'),
  ...inFilters(type, query.filters, 'filters'),
  ...inFields(type, query.fields, 'fields'),
  ...inPopulate(type, query.populate, 'populate'),
];

/** Walks a path of names; returns the type that its last one leads to, and the first name that may not be read. */
function walk(type: ReadableType, path: string): { readonly hidden?: string; readonly end?: ReadableType } {
  let at: ReadableType | undefined = type;
  const passed: string[] = [];
  for (const name of path.split('.')) {
    if (at === undefined) break;
    passed.push(name);
    if (!at.reads(name)) return { hidden: passed.join('.') };
    at = at.to(name);
  }
  return at === undefined ? {} : { end: at };
}

const atPath = (
  type: ReadableType,
  path: string,
  where: string,
  further: (end: ReadableType, at: string) => string[],
) => {
  const { hidden, end } = walk(type, path);
  if (hidden !== undefined) return [`${where}.${hidden}`];
  return end === undefined ? [] : further(end, `${where}.${path}`);
};

/** 'a:asc,b.c', lists of such texts, `{ a: 'asc', b: { c: 'desc' } }`. */
function inSort(type: ReadableType, sort: unknown, where: string): string[] {
  const items = itemsOf(sort);
  if (items !== null) return items.flatMap((each) => inSort(type, each, where));
  if (typeof sort === 'string')
    return partsOf(sort).flatMap((part) => atPath(type, part.split(':')[0] ?? '', where, () => []));
  if (!isRow(sort)) return [];
  return Object.entries(sort).flatMap(([name, value]) =>
    // Of a value, the direction is no field: `{ credit: 'desc' }`.
    atPath(type, name, where, (end, at) =>
      typeof value === 'string' ? inTextSort(end, value, at) : inSort(end, value, at),
    ),
  );
}

const inTextSort = (type: ReadableType, value: string, at: string): string[] =>
  /^(asc|desc)$/i.test(value.trim()) ? [] : inSort(type, value, at);

function inFilters(type: ReadableType, filters: unknown, where: string): string[] {
  const items = itemsOf(filters);
  if (items !== null) return items.flatMap((each) => inFilters(type, each, where));
  if (!isRow(filters)) return [];
  return Object.entries(filters).flatMap(([name, value]) =>
    name.startsWith('$')
      ? inFilters(type, value, where)
      : atPath(type, name, where, (end, at) => inFilters(end, value, at)),
  );
}

function inFields(type: ReadableType, fields: unknown, where: string): string[] {
  const items = itemsOf(fields);
  if (items !== null) return items.flatMap((each) => inFields(type, each, where));
  if (typeof fields !== 'string') return [];
  return partsOf(fields).flatMap((name) => (name === '*' ? [] : atPath(type, name, where, () => [])));
}

/** '*', 'a.b,c', lists of such texts, `{ a: true, b: { sort, filters, fields, populate, on } }`. */
function inPopulate(type: ReadableType, populate: unknown, where: string): string[] {
  const items = itemsOf(populate);
  if (items !== null) return items.flatMap((each) => inPopulate(type, each, where));
  if (typeof populate === 'string')
    return partsOf(populate).flatMap((path) => (path === '*' ? [] : atPath(type, path, where, () => [])));
  if (!isRow(populate)) return [];
  return Object.entries(populate).flatMap(([name, inner]) => {
    const isOpen = type.attributes[name]?.type === 'dynamiczone' && type.reads(name);
    if (isOpen) return inFragments(type, inner, `${where}.${name}`);
    return atPath(type, name, where, (end, at) => inInner(end, inner, at));
  });
}

/** Lists the hidden names of what is asked of a relation: a text search of it would look in fields that nobody named. */
function inInner(type: ReadableType, inner: unknown, where: string): string[] {
  if (!isRow(inner)) return typeof inner === 'string' && inner !== '*' ? inPopulate(type, inner, where) : [];
  return [
    ...('_q' in inner ? [`${where}._q`] : []),
    ...hiddenInQuery(type, inner).map((path) => `${where}.${path}`),
    ...inFragments(type, inner, where),
  ];
}

/** `{ on: { 'landing.banner': { populate } } }`: what is asked of a zone, by component. */
function inFragments(type: ReadableType, inner: unknown, where: string): string[] {
  const on = isRow(inner) ? inner.on : undefined;
  if (!isRow(on)) return [];
  return Object.entries(on).flatMap(([uid, asked]) => {
    const component = type.of(uid);
    return component === undefined ? [] : inInner(component, asked, `${where}.on.${uid}`);
  });
}
