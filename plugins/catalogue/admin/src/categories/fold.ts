const marks = /[\u0300-\u036f]/g;

/** Lower case without accents, as searches of the platform compare. */
export const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();
