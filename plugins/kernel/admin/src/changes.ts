/** What is to be waited for is answered as a promise that does not reject. */
type Listener = (id: number) => unknown;

/** Says on this screen that a record changed, to whatever else shows it: panels, actions, a page. */
export function changes() {
  const listeners = new Set<Listener>();
  return {
    /** Resolves once all that listens shows it. */
    announce: async (id: number): Promise<void> => {
      await Promise.all([...listeners].map((listener) => listener(id)));
    },
    /** Listens until the answer is called. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
