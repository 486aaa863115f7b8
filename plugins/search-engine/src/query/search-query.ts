import { ApiError } from '../api-error';

/** A search as the protocol has it, checked and with its defaults. */
export interface SearchQuery {
  q: string;
  offset: number;
  limit: number;
  page?: number;
  hitsPerPage?: number;
  filter?: unknown;
  facets: string[];
  sort: string[];
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  highlightPreTag: string;
  highlightPostTag: string;
  attributesToCrop: string[];
  cropLength: number;
  cropMarker: string;
  matchingStrategy: 'last' | 'all' | 'frequency';
  attributesToSearchOn?: string[];
  distinct?: string;
  showRankingScore: boolean;
  showRankingScoreDetails: boolean;
  showMatchesPosition: boolean;
  rankingScoreThreshold?: number;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isAnything = (): boolean => true;

const DEFAULTS: SearchQuery = {
  q: '',
  offset: 0,
  limit: 20,
  facets: [],
  sort: [],
  attributesToRetrieve: ['*'],
  attributesToHighlight: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  attributesToCrop: [],
  cropLength: 10,
  cropMarker: '…',
  matchingStrategy: 'last',
  showRankingScore: false,
  showRankingScoreDetails: false,
  showMatchesPosition: false,
};

/** Each parameter: what it must be, and what the code of its error ends in. */
const PARAMETERS: Record<string, [isValid: (value: unknown) => boolean, code: string]> = {
  q: [isText, 'q'],
  offset: [isCount, 'offset'],
  limit: [isCount, 'limit'],
  page: [isCount, 'page'],
  hitsPerPage: [isCount, 'hits_per_page'],
  filter: [isAnything, 'filter'],
  facets: [isTexts, 'facets'],
  sort: [isTexts, 'sort'],
  attributesToRetrieve: [isTexts, 'attributes_to_retrieve'],
  attributesToHighlight: [isTexts, 'attributes_to_highlight'],
  highlightPreTag: [isText, 'highlight_pre_tag'],
  highlightPostTag: [isText, 'highlight_post_tag'],
  attributesToCrop: [isTexts, 'attributes_to_crop'],
  cropLength: [isCount, 'crop_length'],
  cropMarker: [isText, 'crop_marker'],
  matchingStrategy: [(value) => ['last', 'all', 'frequency'].includes(value as string), 'matching_strategy'],
  attributesToSearchOn: [isTexts, 'attributes_to_search_on'],
  distinct: [isText, 'distinct'],
  showRankingScore: [isFlag, 'show_ranking_score'],
  showRankingScoreDetails: [isFlag, 'show_ranking_score_details'],
  retrieveVectors: [(value) => value === false, 'retrieve_vectors'],
  showMatchesPosition: [isFlag, 'show_matches_position'],
  rankingScoreThreshold: [(value) => typeof value === 'number' && value >= 0 && value <= 1, 'ranking_score_threshold'],
};

/** Parameters of a real server that change nothing here: there is one way to cut texts into words. */
const IGNORED = new Set(['indexUid', 'locales']);

/** Checks a search; the error's code says which parameter is wrong. null means the default. */
export function checkedQuery(body: unknown): SearchQuery {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('bad_request', 'A search must be an object.');
  const query: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined || IGNORED.has(name)) continue;
    const parameter = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
    if (parameter === undefined) throw new ApiError('bad_request', `Unknown field \`${name.slice(0, 50)}\`.`);
    const [isValid, code] = parameter;
    if (!isValid(value)) throw new ApiError(`invalid_search_${code}`, `Invalid value for \`${name}\`.`);
    query[name] = value;
  }
  return query as unknown as SearchQuery;
}
