/**
 * Data of a page as one text. The encoding of pages takes a value apart and writes each part once; for sixty cards that is a tenth
 * of the page's time, and a browser has to put them together again before the page comes alive.
 */
export type Sealed<T> = string & { readonly sealed?: T };

export const seal = <T>(value: T): Sealed<T> => JSON.stringify(value);
export const unseal = <T>(text: Sealed<T>): T => JSON.parse(text) as T;
