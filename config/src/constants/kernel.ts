/** Records a list answers when the caller does not say (catalogue 9, people 9). */
export const DEFAULT_PAGE_SIZE = 10;

/** How long a staff notification stays on screen, in milliseconds (catalogue 9). */
export const STAFF_TOAST_MS = 6_000;

/** Oldest year in lists of years (people 9). */
export const FIRST_YEAR = 1970;
