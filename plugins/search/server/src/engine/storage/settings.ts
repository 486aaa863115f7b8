import { ApiError } from '../api-error';

export interface TypoTolerance {
  enabled: boolean;
  minWordSizeForTypos: { oneTypo: number; twoTypos: number };
  disableOnWords: string[];
  disableOnAttributes: string[];
  disableOnNumbers: boolean;
}

/** The whole settings object of an index, in the protocol's names. */
export interface IndexSettings {
  displayedAttributes: string[];
  searchableAttributes: string[];
  filterableAttributes: string[];
  sortableAttributes: string[];
  rankingRules: string[];
  stopWords: string[];
  synonyms: Record<string, string[]>;
  distinctAttribute: string | null;
  typoTolerance: TypoTolerance;
  faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Record<string, 'alpha' | 'count'> };
  pagination: { maxTotalHits: number };
}

export const defaultSettings = (): IndexSettings => ({
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
  stopWords: [],
  synonyms: {},
  distinctAttribute: null,
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: false,
  },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1000 },
});

const RULES = new Set(['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness']);
const isStringList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRule = (rule: unknown): boolean =>
  typeof rule === 'string' && (RULES.has(rule) || /^[^:]+:(asc|desc)$/.test(rule));

/** What each setting must look like, and the code of the error when it does not. */
const CHECKS: Record<keyof IndexSettings, { code: string; isValid: (value: unknown) => boolean }> = {
  displayedAttributes: { code: 'invalid_settings_displayed_attributes', isValid: isStringList },
  searchableAttributes: { code: 'invalid_settings_searchable_attributes', isValid: isStringList },
  filterableAttributes: { code: 'invalid_settings_filterable_attributes', isValid: isStringList },
  sortableAttributes: { code: 'invalid_settings_sortable_attributes', isValid: isStringList },
  rankingRules: {
    code: 'invalid_settings_ranking_rules',
    isValid: (value) => Array.isArray(value) && value.every(isRule),
  },
  stopWords: { code: 'invalid_settings_stop_words', isValid: isStringList },
  synonyms: {
    code: 'invalid_settings_synonyms',
    isValid: (value) => isObject(value) && Object.values(value).every(isStringList),
  },
  distinctAttribute: { code: 'invalid_settings_distinct_attribute', isValid: (value) => typeof value === 'string' },
  typoTolerance: { code: 'invalid_settings_typo_tolerance', isValid: isObject },
  faceting: { code: 'invalid_settings_faceting', isValid: isObject },
  pagination: { code: 'invalid_settings_pagination', isValid: isObject },
};

/** Settings that a real server has and this engine has no use for: accepted, so that one object drives both. */
const IGNORED = new Set([
  'separatorTokens',
  'nonSeparatorTokens',
  'dictionary',
  'proximityPrecision',
  'searchCutoffMs',
  'localizedAttributes',
  'embedders',
  'facetSearch',
  'prefixSearch',
  'chat',
  'vectorStore',
  'foreignKeys',
]);

/** The settings after a change: null resets one to its default, objects are merged one level deep. */
export function changedSettings(current: IndexSettings, change: unknown): IndexSettings {
  if (!isObject(change)) throw new ApiError('bad_request', 'Settings must be an object.');
  const defaults = defaultSettings();
  const next: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(change)) {
    if (IGNORED.has(name)) continue;
    if (!isSettingName(name)) throw new ApiError('bad_request', `Unknown setting \`${name}\`.`);
    if (value !== null && !CHECKS[name].isValid(value))
      throw new ApiError(CHECKS[name].code, `Invalid value for \`${name}\`.`);
    next[name] = value === null ? defaults[name] : merged(current[name], value);
  }
  return next as unknown as IndexSettings;
}

function isSettingName(name: string): name is keyof IndexSettings {
  return Object.hasOwn(CHECKS, name);
}

function merged(current: unknown, value: unknown): unknown {
  if (
    !isObject(value) ||
    !isObject(current) ||
    !('enabled' in current || 'maxValuesPerFacet' in current || 'maxTotalHits' in current)
  )
    return value;
  const result: Record<string, unknown> = { ...current };
  for (const [key, item] of Object.entries(value)) {
    result[key] = isObject(item) && isObject(current[key]) ? { ...current[key], ...item } : item;
  }
  return result;
}
