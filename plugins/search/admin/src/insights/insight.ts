import type { AnswerTo, ItemOf } from '@mayorista/config/answers';

/** A term and what became of its searches. */
export type SearchInsight = ItemOf<'GET /search-insights'>;
/** The days as a whole, beside the page. */
export type InsightsMeta = AnswerTo<'GET /search-insights'>['meta'];
/** Words that mean the same when searching. */
export type SynonymGroup = ItemOf<'GET /search-synonyms'>;
