export const uids = { synonym: 'api::search.search-synonym' } as const;
export const tables = { statistic: 'search_statistics', synonym: 'search_synonyms' } as const;
