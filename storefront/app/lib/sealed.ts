/**
 * Data of a page as one text. The encoding of pages takes a value apart and writes each part once; for sixty cards that is a tenth
 * of the page's time, and a browser has to put them together again before the page comes alive.
 */
export type Sealed<T> = string & { readonly sealed?: T };

export const seal = <T>(value: T): Sealed<T> => JSON.stringify(value);

/** In a browser also what the page carries beside its data. */
export const unseal = <T>(text: Sealed<T>): T =>
  JSON.parse(text.startsWith(CARRIED) ? carriedText(carrierOf(text)) : text) as T;

/** A list of which each item is wanted alone, too. */
export interface SealedList<T> {
  readonly text: Sealed<readonly T[]>;
  readonly items: readonly Sealed<T>[];
}

/** Lists that a page carries in elements of its own, by what stands for them in its data. */
export type CarriedLists = Map<string, SealedList<unknown>>;

export const sealedList = <T>(items: readonly Sealed<T>[]): SealedList<T> => ({ items, text: `[${items.join(',')}]` });

/** No JSON begins so. */
const CARRIED = '\u0001';

/** What stands in a page's data for a text in an element of the page: texts in texts are written out with every sign twice. */
export const carriedIn = (elementId: string): string => CARRIED + elementId;

/** The element for which such a mark stands. */
export const carrierOf = (mark: string): string => mark.slice(CARRIED.length);

/** Kept, since a page that React builds anew has lost the element. */
const carried = new Map<string, string>();

function carriedText(elementId: string): string {
  const text = carried.get(elementId) ?? document.getElementById(elementId)?.textContent;
  if (text === null || text === undefined) throw new Error(`The page does not carry ${elementId}`);
  carried.set(elementId, text);
  return text;
}
