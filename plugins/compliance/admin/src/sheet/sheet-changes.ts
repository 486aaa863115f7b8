type Listener = (productId: number) => void;

const listeners = new Set<Listener>();

/** Tells whatever shows a product's compliance on this screen that it changed: the side panel, its actions, its page. */
export const announceSheet = (productId: number): void => listeners.forEach((listener) => listener(productId));

/** Listens until the answer is called. */
export function onSheetChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
