// What: What a query of the generated views sorts, filters, adds, selects and searches by is what its asker may read, through
// relations too; and of what a record refers to, its reader is shown what they may read there.
// Why: Strapi keeps a sort of which it left nothing over, takes every field of a related record for readable, everything of
// a type on which somebody has no right at all, and searches in all texts.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { nameFields } from '@mayorista/config';
import { ValidationError } from '../../server/src/errors/refusal';
import { hiddenInQuery } from '../../server/src/permissions/query-mask.rules';
import { readableType, type Ability } from '../../server/src/permissions/readable-types';
import { withoutHiddenRelated } from '../../server/src/permissions/related-mask.rules';
import type { ReadableType } from '../../server/src/permissions/readable.types';
import { rowScope } from '../../server/src/resources/row-scopes';
import { indexedSearches } from '../../server/src/resources/search-index';
import { expectMethods } from './expect-methods';

type Row = Readonly<Record<string, unknown>>;
type Query = Row & { readonly _q?: unknown; readonly filters?: unknown };
type Sanitised = ((query: Query, action?: unknown) => Promise<Query>) &
  Readonly<Record<string, (query: Query) => Promise<Query>>>;
type Can = ((action: string, entity?: unknown, field?: string) => boolean) & {
  readonly read: (entity?: unknown, field?: string) => boolean;
};
interface Checker {
  readonly can: Can;
  readonly sanitizedQuery: Sanitised;
  readonly sanitizeOutput: (data: unknown, options?: object) => Promise<unknown>;
}
interface CheckerService {
  create(of: { readonly userAbility: Ability; readonly model: string }): Checker;
}

/**
 * Refuses queries of the generated views (lists, records, relations, what exports and bulk actions find) that name what their asker may
 * not read, has their text search look in what they may read alone, and leaves out of related records what they may not read there.
 */
export function maskQueries(strapi: Core.Strapi): void {
  const service = strapi.plugin('content-manager').service('permission-checker') as unknown as CheckerService;
  expectMethods("content manager's permission checker", service, ['create']);
  const create = service.create.bind(service);
  service.create = (of) => {
    const checker = create(of);
    const type = readableType(strapi, of.userAbility, of.model);
    if (type === undefined) return checker;
    const masked = (query: Query): Query => searchingVisible(strapi, of.model, type, judged(type, query));
    const scoped = (query: Query): Query => withCondition(query, rowScope(strapi, of.model));
    return {
      ...checker,
      can: namingBy(checker.can, of.model),
      sanitizedQuery: maskedBy(checker.sanitizedQuery, { masked, scoped }),
      sanitizeOutput: async (data, options) => related(type, await checker.sanitizeOutput(data, options)),
    };
  };
}

/** Has those who may not read a type choose its records for a relation by their names. */
function namingBy(can: Can, uid: string): Can {
  const isName = (field?: string): boolean => field !== undefined && nameFields[uid]?.includes(field) === true;
  const read: Can['read'] = (entity, field) => can.read(entity, field) || isName(field);
  return Object.assign((...asked: Parameters<Can>) => can(...asked), can, { read });
}

interface Changes {
  /** Refuses and rewrites parts of a query before Strapi reads it. */
  readonly masked: (query: Query) => Query;
  /** Adds conditions to a query that Strapi has read. */
  readonly scoped: (query: Query) => Query;
}

function maskedBy(original: Sanitised, { masked, scoped }: Changes): Sanitised {
  const sanitise = async (query: Query, action?: unknown): Promise<Query> =>
    scoped(await original(masked(query), action));
  const shortcuts = Object.entries(original).map(([name, shortcut]) => [
    name,
    async (query: Query): Promise<Query> => scoped(await shortcut(masked(query))),
  ]);
  return Object.assign(sanitise, Object.fromEntries(shortcuts)) as Sanitised;
}

function withCondition(query: Query, condition: Row | null): Query {
  if (condition === null) return query;
  return {
    ...query,
    filters: query.filters === undefined ? { $and: [condition] } : { $and: [query.filters, condition] },
  };
}

const related = (type: ReadableType, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((row: unknown) => related(type, row));
  return typeof data === 'object' && data !== null ? withoutHiddenRelated(type, data as Row) : data;
};

/** Returns a query that names nothing its asker may not read. Throws ValidationError for any other. */
function judged(type: ReadableType, query: Query): Query {
  const hidden = [...new Set(hiddenInQuery(type, query))];
  if (hidden.length > 0) throw new ValidationError(hidden.map((field) => ({ code: 'not_an_option', field })));
  return query;
}

const texts = new Set(['string', 'text', 'uid', 'email', 'enumeration', 'richtext']);
const numbers = new Set(['biginteger', 'integer', 'decimal', 'float']);

/** Replaces a text search by conditions on what its asker may read, unless an index of such texts alone answers it. */
function searchingVisible(strapi: Core.Strapi, uid: string, type: ReadableType, query: Query): Query {
  const { _q: typed, ...rest } = query;
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (text === '') return query;
  const index = indexedSearches(strapi).get(uid);
  if (index?.search?.every((name) => type.reads(name)) === true) return query;
  const isNumber = !Number.isNaN(Number(text));
  const searched = Object.entries(type.attributes).filter(
    ([name, attribute]) =>
      type.reads(name) &&
      (attribute as { readonly searchable?: boolean }).searchable !== false &&
      (texts.has(attribute.type) || (isNumber && numbers.has(attribute.type))),
  );
  const found = {
    $or: [
      ...(/^\d{1,9}$/.test(text) ? [{ id: { $eq: Number(text) } }] : []),
      ...searched.map(([name]) => ({ [name]: { $containsi: text } })),
    ],
  };
  // Without a field to look in, nothing is found.
  return withCondition(rest, found.$or.length === 0 ? { id: { $in: [] } } : found);
}
