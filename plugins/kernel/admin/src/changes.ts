/** Function called with the id of a changed record. `announce` waits for a promise it returns, which must not reject. */
type Listener = (id: number) => unknown;

/** Creates a channel through which the parts of a screen (panels, actions, a page) tell each other that a record changed. */
export function changes() {
  const listeners = new Set<Listener>();
  return {
    /** Calls every listener; resolves once their promises have. */
    announce: async (id: number): Promise<void> => {
      await Promise.all([...listeners].map((listener) => listener(id)));
    },
    /** Adds a listener; returns the function that removes it. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
