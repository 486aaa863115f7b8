type Listener = (id: number) => void;

/** Says on this screen that a record changed, to whatever else shows it: panels, actions, a page. */
export function changes() {
  const listeners = new Set<Listener>();
  return {
    announce: (id: number): void => listeners.forEach((listener) => listener(id)),
    /** Listens until the answer is called. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
