/** Products and categories a search answers at most (storefront 9). */
export const MAX_SEARCH_RESULTS = 20;
export const MAX_CATEGORIES_SHOWN = 10;

/** Pauses of the search box, in milliseconds (storefront 9). */
export const SEARCH_DELAYS_MS = {
  /** From the last key to the search: header and overlay. */
  headerDebounce: 1_000,
  overlayDebounce: 300,
  inputClearCheck: 500,
  poorSearchDebounce: 2_000,
  clickNavigation: 400,
  resizeDebounce: 1_000,
} as const;

/** Typed hints in an empty search box, in milliseconds: one character, and the rest between hints (storefront 9). */
export const PLACEHOLDER_TYPING_MS = { perCharacter: 100, betweenHints: 2_000 } as const;

/** What is counted of searches: how long it is kept, and how much one browser tells at once (ours: the documents name no limit). */
export const SEARCH_INSIGHTS = { keptDays: 180, mostEvents: 30 } as const;
