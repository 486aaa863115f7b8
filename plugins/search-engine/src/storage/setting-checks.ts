import { z } from 'zod';
import { ApiError } from '../api-error';

const names = z.array(z.string());
const count = z.int().nonnegative();
const wordSize = z.int().min(0).max(255);

const RULES = ['words', 'typo', 'proximity', 'attribute', 'attributeRank', 'sort', 'wordPosition', 'exactness'];
const rankingRule = z
  .string()
  .refine((rule) => RULES.includes(rule) || /^[^:]+:(asc|desc)$/.test(rule), 'not a ranking rule');

/** What each setting may be. `null` anywhere asks for the default. */
const SCHEMAS = {
  displayedAttributes: names,
  searchableAttributes: names,
  filterableAttributes: names,
  sortableAttributes: names,
  rankingRules: z.array(rankingRule),
  stopWords: names,
  nonSeparatorTokens: names,
  separatorTokens: names,
  dictionary: names,
  synonyms: z.record(z.string(), names),
  distinctAttribute: z.string(),
  proximityPrecision: z.enum(['byWord', 'byAttribute']),
  typoTolerance: z.strictObject({
    enabled: z.boolean().nullish(),
    minWordSizeForTypos: z.strictObject({ oneTypo: wordSize.nullish(), twoTypos: wordSize.nullish() }).nullish(),
    disableOnWords: names.nullish(),
    disableOnAttributes: names.nullish(),
    disableOnNumbers: z.boolean().nullish(),
  }),
  faceting: z.strictObject({
    maxValuesPerFacet: count.nullish(),
    sortFacetValuesBy: z.record(z.string(), z.enum(['alpha', 'count'])).nullish(),
  }),
  pagination: z.strictObject({ maxTotalHits: count.nullish() }),
  embedders: z.strictObject({}),
  searchCutoffMs: count,
  localizedAttributes: z.array(z.strictObject({ attributePatterns: names, locales: names })),
  facetSearch: z.boolean(),
  prefixSearch: z.enum(['indexingTime', 'disabled']),
} as const;

export type SettingsChange = { [Name in keyof typeof SCHEMAS]?: z.input<(typeof SCHEMAS)[Name]> | null };

export const SETTING_NAMES = Object.keys(SCHEMAS) as (keyof SettingsChange)[];

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Path of a setting's own routes: `typoTolerance` is at `settings/typo-tolerance`. */
export const settingPath = (name: string): string => snakeCase(name).replaceAll('_', '-');

/** Returns the value of a setting, null for its default and undefined for no change; throws 400 `invalid_settings_…` otherwise. */
export function checkedSetting(name: keyof SettingsChange, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const parsed = SCHEMAS[name].safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = [name, ...(issue?.path ?? [])].map(String).join('.');
  throw new ApiError(`invalid_settings_${snakeCase(name)}`, `Invalid value at \`.${place}\`: ${issue?.message ?? ''}`);
}
