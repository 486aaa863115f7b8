import { ApiError } from '../api-error';
import { checkedSetting, SETTING_NAMES, type SettingsChange } from './setting-checks';

interface TypoTolerance {
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
  facetSearch: boolean;
  prefixSearch: 'indexingTime' | 'disabled';
  proximityPrecision: 'byWord' | 'byAttribute';
  /** Kept and given back, without an effect here: see the table of deviations in the README. */
  separatorTokens: string[];
  nonSeparatorTokens: string[];
  dictionary: string[];
  searchCutoffMs: number | null;
  localizedAttributes: { attributePatterns: string[]; locales: string[] }[] | null;
  embedders: Record<string, never>;
}

export const defaultSettings = (): IndexSettings => ({
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
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
  facetSearch: true,
  prefixSearch: 'indexingTime',
  proximityPrecision: 'byWord',
  separatorTokens: [],
  nonSeparatorTokens: [],
  dictionary: [],
  searchCutoffMs: null,
  localizedAttributes: null,
  embedders: {},
});

/** Settings as stored: what a later version of the engine added has its default. */
export const storedSettings = (text: string): IndexSettings => ({
  ...defaultSettings(),
  ...(JSON.parse(text) as Partial<IndexSettings>),
});

/** Lists that are sets: given back in order, each item once, as a server does. */
const SETS = new Set([
  'filterableAttributes',
  'sortableAttributes',
  'stopWords',
  'separatorTokens',
  'nonSeparatorTokens',
  'dictionary',
]);

/**
 * Returns the settings after a change: null resets a setting, or a part of one, to its default. Throws an ApiError that names the
 * first value that is wrong; nothing is changed then.
 */
export function changedSettings(current: IndexSettings, change: Record<string, unknown>): IndexSettings {
  const defaults = defaultSettings();
  const next: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(change)) {
    if (!isSettingName(name)) {
      const known = SETTING_NAMES.map((item) => `\`${item}\``).join(', ');
      throw new ApiError('bad_request', `Unknown field \`${name.slice(0, 50)}\`: expected one of ${known}`);
    }
    const checked = checkedSetting(name, value);
    if (checked === undefined) continue;
    next[name] = checked === null ? defaults[name] : applied(name, checked, current, defaults);
  }
  const settings = next as unknown as IndexSettings;
  assertTypoSizes(settings.typoTolerance);
  return settings;
}

const isSettingName = (name: string): name is keyof SettingsChange => (SETTING_NAMES as string[]).includes(name);

function applied(name: keyof SettingsChange, value: unknown, current: IndexSettings, defaults: IndexSettings): unknown {
  if (SETS.has(name)) return [...new Set(value as string[])].sort();
  if (name === 'typoTolerance' || name === 'faceting' || name === 'pagination')
    return merged(current[name], value, defaults[name]);
  return value;
}

/** An object with the parts of `value` that were given, null meaning the default of the part. Maps from attribute to order are given whole. */
function merged(current: unknown, value: unknown, defaults: unknown): unknown {
  const result: Record<string, unknown> = { ...(current as object) };
  for (const [key, item] of Object.entries(value as object) as [string, unknown][]) {
    if (item === undefined) continue;
    const fallback = (defaults as Record<string, unknown>)[key];
    if (item === null) result[key] = fallback;
    else if (key === 'sortFacetValuesBy') result[key] = { ...(fallback as object), ...(item as object) };
    else if (key === 'minWordSizeForTypos') result[key] = merged(result[key], item, fallback);
    else result[key] = item;
  }
  return result;
}

function assertTypoSizes({ minWordSizeForTypos: { oneTypo, twoTypos } }: TypoTolerance): void {
  if (oneTypo <= twoTypos) return;
  throw new ApiError(
    'invalid_settings_typo_tolerance',
    `\`minWordSizeForTypos\` is invalid: \`twoTypos\` must be at least \`oneTypo\`, but found \`oneTypo: ${oneTypo}\` and \`twoTypos: ${twoTypos}\`.`,
  );
}
