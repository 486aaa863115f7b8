const marks = /[\u0300-\u036f]/g;

/** Converts a text to lower case without accents, for comparing what somebody types with what is shown. */
export const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();
