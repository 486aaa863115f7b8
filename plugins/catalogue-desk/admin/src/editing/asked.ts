/** A product as the list shows it. */
export interface ListedProduct {
  readonly id: number;
  /** What it is called where only its number is known otherwise. */
  readonly name: string;
}

/** What the list on the screen is narrowed by, as its address says it. */
export interface ListAsked {
  readonly filters?: { readonly $and?: readonly unknown[] };
  readonly _q?: string;
}

/** One change for all of them, or one after the other in the quick edit. */
export interface Asked {
  readonly kind: 'mass' | 'quick';
  readonly products: readonly ListedProduct[];
  /** The list of which they are the whole page that is shown; it may go on. */
  readonly list?: ListAsked | undefined;
}

type Listener = (asked: Asked) => void;
const listeners = new Set<Listener>();

/** The buttons of the list ask, the dialogs above it answer: a row that is drawn again must not close what is open. */
export const askToEdit = (asked: Asked): void => listeners.forEach((listener) => listener(asked));

export function onAskedToEdit(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What a product of the list is called: its columns are the viewer's choice. */
export function nameOfListed(row: Readonly<Record<string, unknown>>, id: number): string {
  const said = [row.sku, row.name].filter((value) => typeof value === 'string' && value !== '');
  return said.length === 0 ? `Producto ${id}` : said.join(' · ');
}
