/** Fields of the form that adds a product to the cart. */
export type LineFields = Readonly<Record<string, string>>;

/** What a person is asked before a product goes into the cart. */
export type CartQuestion =
  | { readonly kind: 'stage'; readonly fields: LineFields }
  | {
      readonly kind: 'alternatives';
      readonly productId: number;
      readonly name: string;
      /** What was refused for want of pieces; null when the person only wants to see the alternatives. */
      readonly shortage: { readonly fields: LineFields; readonly pieces: number } | null;
    };

type Listener = (question: CartQuestion) => void;
const listeners = new Set<Listener>();
/** A question asked while a page comes up, before anybody listens: one at a time, as ever. */
let unheard: CartQuestion | null = null;

/** Asks it in a dialog; whose code is loaded with the first question. */
export function askAboutCart(question: CartQuestion): void {
  if (listeners.size === 0) unheard = question;
  for (const listener of listeners) listener(question);
}

export function onCartQuestion(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = unheard;
  unheard = null;
  if (waiting !== null) listener(waiting);
  return () => listeners.delete(listener);
}
