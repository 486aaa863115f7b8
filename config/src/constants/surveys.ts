/** From the last answer to the saving of a survey's progress, in milliseconds (storefront 9, people 9). */
export const SURVEY_AUTOSAVE_DEBOUNCE_MS = 500;

/** Scale of a survey's rating field (storefront 9, people 9). */
export const SURVEY_RATING = { start: 1, limit: 7 } as const;

/** What a like/dislike field sends (storefront 3, people 9). */
export const LIKE = 1;
export const DISLIKE = 0;
