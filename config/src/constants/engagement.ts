/** Stars of a review (storefront 5, 9). Below `wholeStepsUpTo` the hover moves by whole stars. */
export const STARS = { most: 5, step: 0.5, reviewDefault: 1, least: 1, wholeStepsUpTo: 1 } as const;

/** What one person may keep (ours: the documents name no limit). */
export const WISH_LISTS = { mostLists: 50, mostProducts: 500, longestName: 80 } as const;
