/** Oldest year in lists of years (people 9). */
export const FIRST_YEAR = 1970;
