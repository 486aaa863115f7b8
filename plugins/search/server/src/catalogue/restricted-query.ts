import { ApiError, bothFilters, filterAttributes, parseFilter, ruleFor } from '@mayorista/search-engine';
import { z } from 'zod';
import { CATEGORIES } from '../documents/settings';
import type { SentQuery } from '../server-fields';
import { allowedAttributes } from '../tokens/audiences';
import type { VerifiedToken } from '../tokens/search-tokens';

/** Most results of the overlay (spec storefront 9). */
const MAX_PRODUCTS = 20;
const MAX_CATEGORIES = 10;
const MAX_OFFSET = 1_000;
const HIGHLIGHTED = ['name', 'model', 'provider_model', 'brand_name', 'tree'];

const names = z.array(z.string().max(100)).max(50);
const count = z.number().int().nonnegative();

/** What a browser may ask of one index. Anything else is refused, so that a new parameter of the engine is never open by accident. */
const querySchema = z.strictObject({
  indexUid: z.string(),
  q: z.string().max(512).nullish(),
  first_q: z.string().max(512).nullish(),
  offset: count.max(MAX_OFFSET).nullish(),
  limit: count.nullish(),
  filter: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]).nullish(),
  facets: names.nullish(),
  sort: names.nullish(),
  attributesToRetrieve: names.nullish(),
  attributesToHighlight: names.nullish(),
  highlightPreTag: z.string().max(50).nullish(),
  highlightPostTag: z.string().max(50).nullish(),
  matchingStrategy: z.enum(['last', 'all', 'frequency']).nullish(),
});

export type BrowserQuery = z.infer<typeof querySchema>;

const bodySchema = z.object({ queries: z.array(querySchema).min(1).max(10) });

/** The queries of a `multi-search` body; 400 `bad_request` naming the first thing that is wrong. */
export function browserQueries(body: unknown): BrowserQuery[] {
  const parsed = bodySchema.safeParse(body);
  if (parsed.success) return parsed.data.queries;
  const [issue] = parsed.error.issues;
  throw new ApiError(
    'bad_request',
    `Invalid value at \`.${issue?.path.join('.') ?? ''}\`: ${issue?.message ?? 'unknown'}.`,
  );
}

/** A browser's query as it goes to the engine: within its audience's attributes, its token's filter and the limits of the overlay. */
export function restrictedQuery(query: BrowserQuery, { audience, claims }: VerifiedToken): SentQuery {
  const { indexUid } = query;
  const rule = ruleFor(claims.searchRules, indexUid);
  const allowed = new Set(allowedAttributes(audience, indexUid));
  const most = indexUid === CATEGORIES ? MAX_CATEGORIES : MAX_PRODUCTS;
  const filter = parseFilter(query.filter);
  requireAllowed(filter === undefined ? [] : filterAttributes(filter), allowed, 'filter');
  requireAllowed(
    (query.sort ?? []).map((criterion) => criterion.replace(/:[^:]*$/, '')),
    allowed,
    'sort',
  );
  requireAllowed(query.facets ?? [], allowed, 'facets');
  return {
    indexUid,
    q: query.q ?? '',
    offset: query.offset ?? 0,
    limit: Math.min(query.limit ?? most, most),
    filter: bothFilters(rule, query.filter) as SentQuery['filter'],
    facets: query.facets ?? undefined,
    sort: query.sort ?? undefined,
    attributesToRetrieve: within(query.attributesToRetrieve ?? ['*'], allowed),
    ...highlighting(query, allowed),
    ...(query.matchingStrategy == null ? {} : { matchingStrategy: query.matchingStrategy }),
  };
}

const highlighting = (query: BrowserQuery, allowed: Set<string>) => ({
  attributesToHighlight: within(query.attributesToHighlight ?? HIGHLIGHTED, allowed),
  highlightPreTag: query.highlightPreTag ?? '<em>',
  highlightPostTag: query.highlightPostTag ?? '</em>',
});

/** An attribute outside the audience's list is answered as one that does not exist: its name gives nothing away. */
function requireAllowed(attributes: string[], allowed: Set<string>, what: 'filter' | 'sort' | 'facets'): void {
  const forbidden = attributes.find((name) => !allowed.has(name));
  if (forbidden !== undefined)
    throw new ApiError(`invalid_search_${what}`, `Attribute \`${forbidden.slice(0, 80)}\` is not available.`);
}

const within = (asked: string[], allowed: Set<string>): string[] =>
  asked.includes('*') ? [...allowed] : asked.filter((name) => allowed.has(name));
