/** What is counted of searches: how long it is kept, and how much one browser tells at once (ours: the documents name no limit). */
export const SEARCH_INSIGHTS = { keptDays: 180, mostEvents: 30 } as const;
