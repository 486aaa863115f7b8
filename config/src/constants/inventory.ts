/** What the restock filter starts with: 0 filters nothing (catalogue 3). */
export const RESTOCK_FILTER_DEFAULT = 0;
