import type { SentSettings } from '../server-fields';
import { PRICE_LEVELS } from './product-document';
import { SKU_KEYS } from './sku-keys';
import { SPANISH_STOP_WORDS } from './stop-words';
import { productSynonyms } from './synonyms';

export const PRODUCTS = 'products';
export const CATEGORIES = 'categories';

export const PRICE_ATTRIBUTES = ['list_price', ...PRICE_LEVELS.map((level) => `level_${level}_price`)];
export const STOCK_ATTRIBUTES = ['inventory', 'in_stock', 'stock_by_branch', 'branch_ids_in_stock'];

/**
 * Sent explicitly: newer servers have other defaults, and both know these six. Where a word stands goes before how near the words are to each other: what a thing is
 * outweighs what its text mentions in one breath.
 */
const RANKING_RULES = ['words', 'typo', 'attribute', 'proximity', 'sort', 'exactness'];

/** Groups of words that staff added to the trade's own. */
export type SynonymGroups = readonly (readonly string[])[];

const typoTolerance: SentSettings['typoTolerance'] = {
  enabled: true,
  minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
  disableOnWords: [],
  disableOnAttributes: [SKU_KEYS, 'measures', 'mentioned_measures'],
  disableOnNumbers: true,
};

/** Settings of the products index, the same object for both engines. */
export const productSettings = (own: SynonymGroups = []): SentSettings => ({
  searchableAttributes: [
    SKU_KEYS,
    'kind',
    'name',
    'measures',
    'model',
    'provider_model',
    'brand_name',
    'category_tree',
    'description',
    'mentioned_measures',
  ],
  filterableAttributes: [
    'id',
    'brand_id',
    'brand_name',
    'category_id',
    'category_ids',
    'product_flow_type',
    'stage_id',
    'is_visible',
    'is_new',
    'has_promo',
    'inventory',
    'in_stock',
    'branch_ids_in_stock',
    ...PRICE_ATTRIBUTES,
  ],
  sortableAttributes: ['name', 'ranking', 'inventory', ...PRICE_ATTRIBUTES],
  rankingRules: [...RANKING_RULES, 'ranking:desc'],
  stopWords: SPANISH_STOP_WORDS,
  synonyms: productSynonyms(own),
  typoTolerance,
  faceting: { maxValuesPerFacet: 200, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: 10_000 },
});

/** Settings of the categories index. */
export const categorySettings = (own: SynonymGroups = []): SentSettings => ({
  searchableAttributes: ['name', 'tree'],
  filterableAttributes: ['id', 'level'],
  sortableAttributes: ['tree'],
  rankingRules: [...RANKING_RULES, 'level:asc'],
  stopWords: SPANISH_STOP_WORDS,
  synonyms: productSynonyms(own),
  typoTolerance,
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: 1_000 },
});
